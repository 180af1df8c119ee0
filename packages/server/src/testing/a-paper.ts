/** The smallest valid PDF. */
export const aPaper = (): File =>
  new File(['%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'], 'Declaration.pdf');
