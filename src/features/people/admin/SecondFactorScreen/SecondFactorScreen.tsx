import { useNavigate } from 'react-router-dom';
import { DeviceForm } from '#features/people/admin/SecondFactorScreen/DeviceForm.tsx';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { AuthFrame } from '../AuthFrame.tsx';

/** What whoever has to have a second factor sees instead of the back-office, until a device is added. */
export function SecondFactorScreen() {
  const { user, signOut, refreshProfile } = useAuth();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate(paths.home);
  };
  return (
    <AuthFrame subtitle={`Vous êtes ${user?.email ?? ''}`}>
      <Stack>
        <Heading level={2} size="h4">
          Un second facteur est exigé
        </Heading>
        <Text>
          Votre rôle demande, en plus du mot de passe, le code d’une application d’authentification.
          Ajoutez-la pour continuer.
        </Text>
        <DeviceForm onAdded={refreshProfile} />
        <Button variant="ghost" onClick={() => void leave()}>
          Se déconnecter
        </Button>
      </Stack>
    </AuthFrame>
  );
}
