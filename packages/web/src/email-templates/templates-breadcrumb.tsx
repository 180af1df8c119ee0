import { Breadcrumb } from '../ui/layout/breadcrumb.tsx';

const settings = { to: '/settings', label: 'User settings' } as const;
const templates = { to: '/email-templates', label: 'Email templates' } as const;

/** Without `here`: the list itself. */
export const TemplatesBreadcrumb = ({ here }: { here?: string }) => (
  <Breadcrumb steps={here ? [settings, templates] : [settings]} here={here ?? templates.label} />
);
