import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { Alert } from '#design-system/components/Alert';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { CustomControl, Field } from '#design-system/forms/Field';
import { articleParts } from '../article.kind.ts';
import { RichTextField, type RichTextFieldProps, type TextSource } from '../RichTextField/index.ts';
import { WindowHigh } from './ContentField.styles.ts';
import { type ContentView, keepContentView, readContentView } from './contentView.ts';
import { TextLength } from './TextLength.tsx';

const views = [
  { value: 'text', label: 'Texte' },
  { value: 'markdown', label: 'Markdown' },
] as const;

const help = {
  text: 'Alt + F10 mène à la barre d’outils, Tab passe au champ suivant. Le Markdown tapé se met en forme.',
  markdown: 'En Markdown : ## pour un titre, ** pour du gras, - pour une liste.',
};

/** Why « Texte » isn't there. */
const unavailableNotes = {
  notLoaded:
    'L’éditeur n’a pas pu se charger\u00a0: voici le texte en Markdown, tel qu’il est gardé. «\u00a0Texte\u00a0» essaie de nouveau.',
  unshown:
    'La vue «\u00a0Texte\u00a0» ne peut pas montrer ce texte sans le changer\u00a0: le voici en Markdown, tel qu’il est gardé.',
};

/** The text: as what it will be, or in Markdown. */
export function ContentField({ load }: Pick<RichTextFieldProps, 'load'>) {
  const {
    register,
    getValues,
    setValue,
    getFieldState,
    subscribe,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const [view, setView] = useState<ContentView>(readContentView);
  const [unavailable, setUnavailable] = useState<keyof typeof unavailableNotes | null>(null);
  const [hasSurface, setHasSurface] = useState(view === 'text');

  const source = useMemo<TextSource>(
    () => ({
      get: () => getValues('content'),
      set: (text) =>
        setValue('content', text, {
          shouldDirty: true,
          shouldValidate: getFieldState('content').invalid,
        }),
      subscribe: (callback) => subscribe({ formState: { values: true }, callback }),
    }),
    [getValues, setValue, getFieldState, subscribe],
  );

  const choose = (chosen: ContentView) => {
    setView(chosen);
    keepContentView(chosen);
    setUnavailable(null);
    if (chosen === 'text') setHasSurface(true);
  };

  const onUnavailable = (reason: keyof typeof unavailableNotes) => {
    setUnavailable(reason);
    setHasSurface(false);
    setView((shown) => (shown === 'text' ? 'markdown' : shown));
  };

  return (
    <Field
      label={articleParts.content.label}
      isCustom={view === 'text'}
      description={help[view]}
      error={errors.content?.message}
      aside={
        <SegmentedControl
          label="Vue du contenu"
          size="small"
          items={views}
          value={view}
          onValueChange={choose}
        />
      }
    >
      {unavailable && <Alert tone="warning">{unavailableNotes[unavailable]}</Alert>}
      {hasSurface && (
        <CustomControl>
          {(ties) => (
            <RichTextField
              name="content"
              source={source}
              ties={ties}
              isHidden={view !== 'text'}
              onUnavailable={onUnavailable}
              onMarkdown={() => choose('markdown')}
              controlRef={view === 'text' ? register('content').ref : undefined}
              load={load}
            />
          )}
        </CustomControl>
      )}
      {view === 'markdown' && <WindowHigh rows={15} {...register('content')} />}
      <TextLength />
    </Field>
  );
}
