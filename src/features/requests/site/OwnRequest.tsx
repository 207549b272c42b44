import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { type DataError, isOutcomeUnknown, toDataError } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { Answered } from '#site/Answered.tsx';
import { type LayoutData, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';

/** How a request stands, in words, and what its person can do with it: the words of each button, where there is one. */
export type DescribedRequest = { title: string; text: string; accept?: string; cancel?: string };

export interface OwnRequestProps {
  described: DescribedRequest;
  /** Says how it stands: where it changes, the focus goes to the heading. */
  standing?: string;
  /** The team's word. */
  word?: string | null;
  onConfirm: () => Promise<void>;
  onCancel: () => Promise<void>;
  /** What follows when it is given up, and the words of the button that does so. */
  consequence: string;
  sure?: string;
  /** Where to ask for another, where this one is over. */
  again: { label: string; to: string };
  /** It may have become something else. */
  onChange: () => void;
  /** What else can be done with it. */
  children?: (act: (perform: () => Promise<void>) => void, isPending: boolean) => ReactNode;
}

/** What became of a place or a studio that was asked for; confirming it, and giving it up, each by a button. */
export function OwnRequest({
  described: { title, text, accept, cancel },
  standing = title,
  word,
  onConfirm,
  onCancel,
  consequence,
  sure = 'Oui, annuler',
  again,
  onChange,
  children,
}: OwnRequestProps) {
  const { heading, pending, failure, act } = useOwnRequest(standing, onChange);
  const more = children?.((perform) => void act('other', perform), pending === 'other');
  return (
    <Section width="text">
      <Stack $gap={6}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
        {word && <Text>Un mot de l’équipe&nbsp;: {word}</Text>}
        {failure && (
          <Alert tone="warning" title={failure.message} isAnnounced>
            {isOutcomeUnknown(failure)
              ? 'Nous ne savons pas si votre clic a été reçu\u00A0: réessayez, un second clic ne change rien de plus.'
              : 'Rien n’a été modifié par ce dernier clic.'}
          </Alert>
        )}
        {accept && (
          <div>
            <Button
              variant="primary"
              size="large"
              isPending={pending === 'accept'}
              pendingLabel="Confirmation..."
              onClick={() => void act('accept', onConfirm)}
            >
              {accept}
            </Button>
          </div>
        )}
        {more}
        {cancel ? (
          <Disclosure summary={cancel}>
            <Stack $gap={4}>
              <Text>{consequence} On ne peut pas revenir en arrière.</Text>
              <div>
                <Button
                  variant="danger"
                  isPending={pending === 'cancel'}
                  pendingLabel="Annulation..."
                  onClick={() => void act('cancel', onCancel)}
                >
                  {sure}
                </Button>
              </div>
            </Stack>
          </Disclosure>
        ) : (
          <Cluster $gap={4}>
            <Button render={<Link to={again.to} />}>{again.label}</Button>
            <Button variant="ghost" render={<Link to={paths.contact} />}>
              Nous écrire
            </Button>
          </Cluster>
        )}
      </Stack>
    </Section>
  );
}

type Action = 'accept' | 'cancel' | 'other';

/**
 * What a person does to a request of theirs by buttons, one at a time. `heading` belongs on the heading that says how the
 * request stands, as `title` does. `act` never throws: `failure` says why nothing was done.
 */
function useOwnRequest(title: string, onChange: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  const [pending, setPending] = useState<Action>();
  const [failure, setFailure] = useState<DataError>();

  // The buttons have changed, or are gone, and the focus with them: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);

  const act = async (action: Action, perform: () => Promise<void>) => {
    if (pending) return;
    setPending(action);
    setFailure(undefined);
    try {
      await perform();
      onChange();
    } catch (error) {
      const failed = toDataError(error);
      setFailure(failed);
      // What else failed says nothing new of the request, and would take the screen away by failing again.
      if (failed.kind === 'conflict') onChange();
    }
    setPending(undefined);
  };

  return { heading, pending, failure, act };
}

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
