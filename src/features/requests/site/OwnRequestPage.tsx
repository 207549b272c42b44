import type { ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { type LayoutData, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { Answered } from '#site/Answered.tsx';

export interface OwnRequestPageProps<Answer> {
  path: string;
  /** What the link opens: « inscription ». */
  noun: string;
  /** What the token leads to; null where there is nothing any more, or never was. */
  load: (token: string) => Promise<Answer | null>;
  /** Shows it; `retry` asks for it once more. */
  children: (token: string, answer: Answer, retry: () => void) => ReactNode;
}

/** The token in a fragment: browsers send it to nobody, so that it stands in no log and no referrer. */
const tokenIn = (hash: string) => /^#([\w-]{22,128})$/.exec(hash)?.[1];

/** What a link of an e-mail opens, for whoever has it (product: confirming by e-mail). */
export function OwnRequestPage<Answer>({ path, noun, load, children }: OwnRequestPageProps<Answer>) {
  const token = tokenIn(useLocation().hash);
  const around = useLoaderData<LayoutData>();
  return (
    <SiteFrame loaded={around} path={path}>
      {token ? (
        <Answered
          key={token}
          ask={load}
          of={token}
          label={capitalize(noun)}
          failed={`Impossible de charger votre ${noun}.`}
        >
          {(answer, retry) => (answer ? children(token, answer, retry) : <Unknown noun={noun} />)}
        </Answered>
      ) : (
        <Unknown noun={noun} />
      )}
    </SiteFrame>
  );
}

/** One message for every link that opens nothing, whatever the reason. */
const Unknown = ({ noun }: { noun: string }) => (
  <PageHero
    eyebrow={capitalize(noun)}
    title={`Ce lien n’ouvre aucune ${noun}`}
    lead="Il n’a pas été copié en entier, ou ce qu’il ouvrait a été effacé depuis. Reprenez celui de votre courriel, ou écrivez-nous."
    actions={[{ label: 'Nous écrire', to: paths.contact }]}
  />
);

const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
