import { fetchRegistration } from '#features/courses/data/registration.queries.ts';
import { ManageRegistration } from './ManageRegistration.tsx';
import { OwnRequestPage } from '#features/requests/site/OwnRequestPage.tsx';
import { paths } from '#paths.ts';

export { loader } from '#site/layout/SiteLayout/SiteLayout.tsx';

/** /inscription#token: what became of a registration. */
export const RegistrationPage = () => (
  <OwnRequestPage path={paths.registration} noun="inscription" load={fetchRegistration}>
    {(token, registration, retry) => (
      <ManageRegistration token={token} registration={registration} onChange={retry} />
    )}
  </OwnRequestPage>
);
