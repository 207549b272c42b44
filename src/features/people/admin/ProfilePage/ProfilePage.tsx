import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { useLeaving } from '#admin/shell/leaving/LeavingContext.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import { useAuth } from '#data/session/useAuth.ts';
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
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileCards } from './ProfilePage.styles.ts';

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
  const { signOut } = useLeaving();
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
