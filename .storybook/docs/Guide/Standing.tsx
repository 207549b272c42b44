import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import { use } from 'react';
import { formatDay } from '#data/formats.ts';
import { Icon } from '#design-system/primitives/Icon';
import { theme } from '#theme/theme.ts';
import { styled } from 'storybook/theming';
import { GuideLink } from './GuideLink.tsx';

const states = {
  ready: { label: 'Prêt', sign: CircleCheck, color: theme.color.success },
  trial: { label: 'À l’essai', sign: CircleDashed, color: theme.color.warning },
  replace: { label: 'À remplacer', sign: CircleSlash, color: theme.color.danger },
} as const;

/** By the tags that Storybook’s own guides have for it; what nobody says has been reviewed is on trial. */
function readState(tags: readonly string[]) {
  if (tags.includes('deprecated')) return states.replace;
  return tags.includes('stable') ? states.ready : states.trial;
}

/** Whether a piece may be used, and since when it is there. */
export function Standing({ tags = [], since }: { tags: readonly string[] | undefined; since: string }) {
  const { label, sign, color } = readState(tags);
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
