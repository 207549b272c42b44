/** Tells password managers whose password a form is about. */
export const AccountName = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
);
