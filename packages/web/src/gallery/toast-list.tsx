import * as say from '@sitewright/domain/kernel/messages';
import * as notices from '@sitewright/domain/kernel/notices';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import type { Toast } from '../ui/dialogs/toast-store.ts';
import { Section } from './section.tsx';

const failed = (title: string, text: string): Toast => ({ title, text, tone: 'danger' });

/** The rows of the specification's table; where it says 'the error message', an example of one. */
const toasts: Record<string, Toast> = {
  'Login failed': failed('Login failed', '401: Incorrect username or password'),
  'Login success': { title: 'Login successful', text: 'Welcome back, Helen Marsh!' },
  'Registration failed': failed('Registration failed', '409: That already exists.'),
  'Registration success': {
    title: 'Registration successful',
    text: 'Welcome to Northgate Construction!',
  },
  'Logout failed': failed('Logout failed', '500: Something went wrong on our side.'),
  'Logout success': { title: 'Logged out', text: notices.loggedOut },
  'Reset request, 404': failed('Email Not Found', say.emailNotFound),
  'Reset request, other failure': failed('Error', say.forgotFailed),
  'Network failure': failed('Network Error', notices.networkError),
  'Reset failure': failed('Reset Failed', say.resetFailed),
  'Reset success': { title: 'Password Reset Successful', text: say.resetDone },
  'Codes sent': { title: 'Password Reset Codes Sent', text: say.codesSent },
  'Wrong captcha': failed('Invalid Captcha', say.captchaWrong),
  'Request access failure': failed('Error', say.requestFailed),
  'Error report failure': {
    text: 'Failed to submit error report. Please try again.',
    tone: 'danger',
  },
  'Error report success': {
    title: 'Error report submitted',
    text: 'Thank you for your feedback. Our team will look into this issue.',
  },
  'Diary create failure': failed('Error', 'Failed to create diary entry'),
  'Diary update failure': failed('Error', 'Failed to update diary entry'),
  'Diary create success': { text: 'Diary entry created successfully' },
  'Diary update success': { text: 'Diary entry updated successfully' },
  'Password change failure': failed('Password Change Failed', say.passwordChangeTrouble),
  'Password change success': { title: 'Password Changed Successfully', text: say.passwordChanged },
};

export function ToastList() {
  const toast = useToast();
  const undo = { label: 'Undo', onPress: () => toast({ text: 'Mesh A393 is available again.' }) };
  return (
    <Section title="Toasts">
      <div className="flex flex-wrap gap-2">
        {Object.entries(toasts).map(([situation, shown]) => (
          <Button key={situation} onClick={() => toast(shown)}>
            {situation}
          </Button>
        ))}
        <Button
          onClick={() =>
            toast({ title: 'Deleted', text: 'Mesh A393 is in the recycle bin.', action: undo })
          }
        >
          With undo
        </Button>
      </div>
    </Section>
  );
}
