import * as z from 'zod';

/** A signature: lines from point to point, on a pad of 300 by 100, as the path of an SVG. */
export const SignatureDrawing = z
  .string()
  .max(20_000, 'That signature is too long')
  .regex(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/, 'That is not a signature');
