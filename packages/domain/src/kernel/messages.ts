/** The specification's sentences, to the letter; a test finds each of them there. */
export const emailRequired = 'Email is required';
export const emailInvalid = 'Please enter a valid email';
export const emailLong = 'Email must be less than 255 characters';
export const emailShort = 'Email must be at least 5 characters';
export const emailFormat = 'Invalid email format';
export const passwordRequired = 'Password is required';
export const passwordLong = 'Password must be less than 128 characters';
export const passwordShort = 'Password must be at least 8 characters';
export const passwordShortAtRegistration = 'Password must be at least 6 characters';
export const passwordUppercase = 'Password must contain at least one uppercase letter';
export const passwordLowercase = 'Password must contain at least one lowercase letter';
export const passwordNumber = 'Password must contain at least one number';
export const passwordKinds =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character';
export const passwordConfirm = 'Please confirm your password';
export const passwordsDiffer = "Passwords don't match";
export const resetCodeRequired = 'Reset code is required';
export const fullNameRequired = 'Full name is required';
export const nameRequired = 'Name is required';
export const nameLetters =
  'Name can only contain letters, spaces, hyphens, apostrophes, and periods';
export const usernameShort = 'Username must be at least 3 characters';
export const usernameLong = 'Username must be less than 50 characters';
export const usernameLetters =
  'Username can only contain letters, numbers, underscores, and hyphens';
export const accountRole = 'Role must be admin, user, manager, or viewer';
export const nameLong = 'Name must be less than 100 characters';
export const roleRequired = 'Please select a role';
export const emailNotFound = 'No account found with that email address.';
export const codesSent = 'Multiple password reset emails sent to improve delivery chances.';
export const resetFailed = 'Failed to reset password. Please check your reset code and try again.';
export const resetDone =
  'Your password has been reset successfully. You can now log in with your new password.';
export const forgotFailed = 'Failed to send password reset email. Please try again.';
export const captchaWrong = 'Please enter the correct captcha code.';
export const requestFailed = 'Failed to send your request. Please try again.';
export const requestReceived =
  "Thank you for your interest in the product. We'll review your request and get back to you within 24 hours.";
export const passwordChangeFailed = 'Failed to change password';
export const passwordChangeTrouble = 'There was a problem changing your password.';
export const passwordChanged = 'Your password has been updated. You can now use the application.';
export const reportSent = 'Thank you for your feedback. Our team will look into this issue.';
export const reportFailed = 'Failed to submit error report. Please try again.';
