import { useEffect, useMemo, useRef, useState } from 'react';
import { Type } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { CustomControl, Field } from '#design-system/forms/Field';
import { Text } from '#design-system/primitives/Text';
import { readingMinutes, wordCount } from '#features/articles/data/readingTime.ts';
import { RichTextField, type TextSource } from '../RichTextField/RichTextField.tsx';
import { WindowHigh } from './RichTextPart.styles.ts';
import type { ControlProps } from './PartField.tsx';
import { useSettled } from './useSettled.ts';

/** Why « Texte » isn't there. */
const unavailableNotes = {
  notLoaded:
    'L’éditeur n’a pas pu se charger\u00a0: voici le texte en Markdown, tel qu’il est gardé. «\u00a0Texte\u00a0» essaie de nouveau.',
  unshown:
    'La vue «\u00a0Texte\u00a0» ne peut pas montrer ce texte sans le changer\u00a0: le voici en Markdown, tel qu’il est gardé.',
};

/** A text in Markdown: as what it will be, or as it is kept. */
export function RichTextPart({ field: { label }, name, problem }: ControlProps<'richText'>) {
  const { register, getValues, setValue, setFocus, subscribe } = useFormContext();
  const [view, setView] = useState<ContentView>(readContentView);
  const [unavailable, setUnavailable] = useState<keyof typeof unavailableNotes | null>(null);
  const [hasSurface, setHasSurface] = useState(view === 'text');

  const source = useMemo<TextSource>(
    () => ({
      get: () => getValues(name) as string,
      set: (text) => setValue(name, text, { shouldDirty: true }),
      subscribe: (callback) => subscribe({ formState: { values: true }, callback }),
    }),
    [name, getValues, setValue, subscribe],
  );

  // The button that changed the view is gone with it: the text gets the focus.
  const isChosen = useRef(false);
  const choose = (chosen: ContentView) => {
    isChosen.current = true;
    setView(chosen);
    keepContentView(chosen);
    setUnavailable(null);
    if (chosen === 'text') setHasSurface(true);
  };

  useEffect(() => {
    if (view !== 'markdown' || !isChosen.current) return;
    isChosen.current = false;
    setFocus(name);
  }, [view, name, setFocus]);

  const onUnavailable = (reason: keyof typeof unavailableNotes) => {
    setUnavailable(reason);
    setHasSurface(false);
    setView((shown) => (shown === 'text' ? 'markdown' : shown));
  };

  return (
    <Field
      label={label}
      isCustom={view === 'text'}
      description={
        view === 'markdown' && 'En Markdown\u00A0: ## pour un titre, ** pour du gras, - pour une liste.'
      }
      error={problem}
      aside={
        view === 'markdown' && (
          <Button size="small" variant="outline" iconStart={Type} onClick={() => choose('text')}>
            Texte
          </Button>
        )
      }
    >
      {unavailable && <Alert tone="warning">{unavailableNotes[unavailable]}</Alert>}
      {hasSurface && (
        <CustomControl>
          {(ties) => (
            <RichTextField
              name={name}
              source={source}
              ties={ties}
              isHidden={view !== 'text'}
              onUnavailable={onUnavailable}
              onMarkdown={() => choose('markdown')}
              controlRef={(element) => {
                if (isChosen.current) element.focus();
                isChosen.current = false;
              }}
            />
          )}
        </CustomControl>
      )}
      {view === 'markdown' && <WindowHigh rows={15} {...register(name)} />}
      <Length name={name} />
    </Field>
  );
}

const number = new Intl.NumberFormat('fr-CA');

/** How long the text is, counted once no key is pressed. */
function Length({ name }: { name: string }) {
  const content = useSettled(String(useWatch({ name }) ?? ''));
  const [words, minutes] = useMemo(() => [wordCount(content), readingMinutes(content)], [content]);
  return (
    <Text size="small" tone="muted" isTabular>
      {`${number.format(words)} ${words < 2 ? 'mot' : 'mots'}${words > 0 ? ` · ${minutes} min de lecture` : ''}`}
    </Text>
  );
}

const KEY = 'porte-voix-content-view';

/** How an article's text is written: as what it will be, or in Markdown. */
export type ContentView = 'text' | 'markdown';

/** The view that was last chosen on this device. */
export function readContentView(): ContentView {
  try {
    return localStorage.getItem(KEY) === 'markdown' ? 'markdown' : 'text';
  } catch {
    return 'text';
  }
}

/** Remembers the view for the next article. */
export function keepContentView(view: ContentView) {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // A device that keeps nothing starts with the text again.
  }
}
