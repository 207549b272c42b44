import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import { Button } from '#design-system/components/Button';
import { Announcement, VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { TextInput } from '#design-system/forms/TextInput';
import { feedAddress, listListeningApps } from '#features/podcasts/site/listeningApps.ts';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';
import { App, Apps, Feed, Panel, SubscribeRoot } from './Subscribe.styles.ts';

export interface SubscribeProps {
  /** L’émission et ses adresses d’abonnement. */
  show: Pick<ShowContent, 'slug' | 'movedTo' | 'title' | 'links'>;
  /** Ce qui l’ouvre; par défaut, un bouton discret. */
  variant?: 'primary' | 'outline';
}

/**
 * The ways to follow a show: applications first, then its feed to copy. The browser's own `<details>`, which opens before the
 * scripts are there and without any; they close it on Escape or once the focus goes on.
 */
export function Subscribe({ show, variant = 'outline' }: SubscribeProps) {
  const { title } = show;
  const root = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const fieldId = useId();

  const close = () => {
    if (root.current) root.current.open = false;
    setIsCopied(false);
  };
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape') return;
    close();
    currentTarget.querySelector('summary')?.focus();
  };
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(feedAddress(show));
      setIsCopied(true);
    } catch {
      // Selected, it is a key away.
    }
  };

  return (
    <SubscribeRoot ref={root} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <Button variant={variant} iconEnd={ChevronDown} render={summary}>
        S’abonner<VisuallyHidden> à {title}</VisuallyHidden>
      </Button>
      <Panel>
        <Apps>
          {listListeningApps(show).map(({ label, to }) => (
            <li key={to}>
              <App href={to} rel="noopener">
                {label}
              </App>
            </li>
          ))}
        </Apps>
        <Feed>
          <label htmlFor={fieldId}>Dans une autre application, collez l’adresse du fil RSS</label>
          <TextInput
            ref={field}
            id={fieldId}
            readOnly
            value={feedAddress(show)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button variant="secondary" onClick={() => void copy()}>
            {isCopied ? 'Adresse copiée' : 'Copier l’adresse'}
          </Button>
          <Announcement>{isCopied ? 'Adresse copiée' : ''}</Announcement>
        </Feed>
      </Panel>
    </SubscribeRoot>
  );
}

// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The button gives it its words.
const summary: ReactElement = <summary />;
