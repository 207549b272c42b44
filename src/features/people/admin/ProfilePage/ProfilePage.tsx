import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { useSignOut } from '#admin/shell/leaving/useSignOut.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import { useAuth, type Profile } from '#data/session/useAuth.ts';
import { roleLabel } from '#features/people/data/labels.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Card } from '#design-system/components/Card';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Skeleton } from '#design-system/components/Skeleton';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { DeviceList } from './DeviceList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileCards } from './ProfilePage.styles.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormField, FormFields } from '#admin/shell/forms/FormFields.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useSending } from '#admin/shell/forms/useSending.ts';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { saveOwnNameMutation } from '#data/session/profile.queries.ts';
import { type OwnNameInput, ownNameSchema } from '#features/people/data/user.schema.ts';
import { Fieldset } from '#design-system/forms/Fieldset';

/** One's own account: name, password, second factor, and the end of all sessions. */
export function ProfilePage() {
  const { user, profile, profileStatus } = useAuth();
  if (profileStatus === 'loading')
    return (
      <AdminPage title="Mon profil" entry="">
        <Skeleton.Group label="Chargement...">
          <Skeleton shape="title" width="half" />
          <Skeleton />
        </Skeleton.Group>
      </AdminPage>
    );
  return (
    <AdminPage title="Mon profil" entry="">
      <ProfileCards>
        <ProfileCard title="Mon nom">
          {user && profile && (
            <>
              <DescriptionList
                items={[
                  { term: 'Courriel', value: user.email },
                  { term: 'Rôle', value: roleLabel[profile.role] },
                ]}
              />
              <NameForm key={profile.user_id} profile={profile} />
            </>
          )}
        </ProfileCard>
        <ProfileCard
          title="Mot de passe"
          meaning="Un nouveau mot de passe met fin à vos sessions sur les autres appareils."
        >
          <PasswordForm />
        </ProfileCard>
        <ProfileCard
          title="Second facteur"
          meaning="Le code d’une application d’authentification, en plus du mot de passe, à chaque connexion. Un second appareil vous dépanne si vous perdez le premier."
        >
          <DeviceList />
        </ProfileCard>
        <ProfileCard
          title="Sessions"
          meaning="Si vous avez oublié de vous déconnecter quelque part, ou perdu un appareil."
        >
          <SignOutEverywhere />
        </ProfileCard>
      </ProfileCards>
    </AdminPage>
  );
}

const ProfileCard = ({
  title,
  meaning,
  children,
}: {
  title: string;
  meaning?: string;
  children: ReactNode;
}) => (
  <Card>
    <Card.Body>
      <Stack>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {meaning && <Text isNote>{meaning}</Text>}
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {children}
      </Stack>
    </Card.Body>
  </Card>
);

/** The other devices first: if they can't be reached, this one stays signed in to try again. */
function SignOutEverywhere() {
  const { signOutElsewhere } = useAuth();
  const signOut = useSignOut();
  const confirm = useConfirm();
  const { attempt, isPending, failure } = useSessionAttempt();

  const leave = async () => {
    const isMeant = await confirm({
      title: 'Se déconnecter partout?',
      description: 'Toutes vos sessions prennent fin, sur tous vos appareils, celui-ci compris.',
      confirmLabel: 'Se déconnecter partout',
    });
    if (isMeant && (await attempt(signOutElsewhere))) await signOut();
  };

  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Button
        variant="outline"
        iconStart={LogOut}
        isPending={isPending}
        pendingLabel="Déconnexion…"
        onClick={() => void leave()}
      >
        Se déconnecter partout
      </Button>
    </>
  );
}

const fields: FormField<OwnNameInput>[] = [
  { name: 'firstName', label: 'Prénom', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Nom', autoComplete: 'family-name' },
];

/** One's own first and last name, as they stand under articles. */
function NameForm({ profile }: { profile: Profile }) {
  const { refreshProfile } = useAuth();
  const { mutateAsync: save } = useMutation(saveOwnNameMutation);
  const form = usePersistedForm('own-name', ownNameSchema, {
    defaultValues: { firstName: profile.first_name ?? '', lastName: profile.last_name ?? '' },
  });
  const onSubmit = async (input: OwnNameInput) => {
    await save(input);
    form.reset(input);
    return notices.nameSaved;
  };
  const { send, isPending, failure } = useSending(form, onSubmit, refreshProfile);

  return (
    <form noValidate aria-label="Identité" onSubmit={(event) => void send(event)}>
      <Fieldset aria-label="Identité affichée" disabled={isPending}>
        {failure ? <Alert tone="danger">{errorText(failure)}</Alert> : null}
        <RestoredNotice form={form} />
        <FormFields form={form} fields={fields} />
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Enregistrement...">
          Enregistrer
        </Button>
      </Fieldset>
    </form>
  );
}
