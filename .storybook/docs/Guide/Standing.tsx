import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import { use } from 'react';
import { formatDay } from '#data/formats.ts';
import { Icon } from '#design-system/primitives/Icon';
import { theme } from '#theme/theme.ts';

import { styled } from 'storybook/theming';
import type { Guide } from './guide.ts';
import { GuideLink } from './GuideLink.tsx';

const states = {
  ready: { label: 'Prêt', sign: CircleCheck, color: theme.color.success },
  trial: { label: 'À l’essai', sign: CircleDashed, color: theme.color.warning },
  replace: { label: 'À remplacer', sign: CircleSlash, color: theme.color.danger },
} as const;

/** Whether a piece may be used, and since when. */
export function Standing({ state, since }: Pick<Guide, 'state' | 'since'>) {
  const { label, sign, color } = states[state];
  return (
    <p>
      <State style={{ color }}>
        <Icon icon={sign} />
        {label}
      </State>
      {since && ` depuis le ${formatDay(since)}`}.
    </p>
  );
}

const usage = import('virtual:usage');

/** Where a piece is used, as the code says it. */
export function UsedIn({ folder }: { folder: string }) {
  const folders = use(usage).default[folder] ?? [];
  if (folders.length === 0) return <p>Aucune autre pièce ne l’emploie encore.</p>;
  return (
    <details>
      <summary>
        {folders.length === 1 ? 'Une pièce l’emploie' : `${folders.length} pièces l’emploient`}
      </summary>
      <ul>
        {folders.map((user) => (
          <li key={user}>
            <GuideLink to={user} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const State = styled.strong({ display: 'inline-flex', alignItems: 'center', gap: 4 });
