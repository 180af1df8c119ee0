import type { Budget } from '../platform/budgets.ts';

const hour = 60 * 60;
const day = 24 * hour;

type By = { userId: number; organizationId: number };

/** Letters go out in our name: so many, by whom and to whom. */
export const invitationLimits = (actor: By, email: string): Budget[] => [
  { name: 'invitations by', of: String(actor.userId), most: 20, seconds: hour },
  { name: 'invitations of', of: String(actor.organizationId), most: 200, seconds: day },
  { name: 'invitations to', of: email.toLowerCase(), most: 3, seconds: day },
];

/** Whether an email is taken is told: nobody shall ask for many. */
export const additionsBy = ({ userId }: By): Budget => ({
  name: 'members added by',
  of: String(userId),
  most: 30,
  seconds: hour,
});
