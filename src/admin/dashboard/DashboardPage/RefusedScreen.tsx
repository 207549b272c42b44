import { useEffect, useState } from 'react';
import { forgetRefusedRole, rememberedRefusedRole } from '#admin/shell/refusedAccess.ts';
import type { Role } from '#data/session/roles.ts';
import { Alert } from '#design-system/components/Alert';

const roleNames = {
  subscriber: 'd’abonné',
  moderator: 'de modérateur',
  editor: 'd’éditeur',
  admin: 'd’administrateur',
} as const satisfies Record<Role, string>;

/** Says why someone landed on the dashboard instead of the screen that they wanted: their role doesn't open it. */
export function RefusedScreen() {
  const [role] = useState(rememberedRefusedRole);
  useEffect(forgetRefusedRole, []);
  if (!role) return null;
  return (
    <Alert tone="warning" isAnnounced title={`Cet écran demande le rôle ${roleNames[role]}.`}>
      Le vôtre ne l’ouvre pas. La personne qui administre le site peut changer votre rôle.
    </Alert>
  );
}
