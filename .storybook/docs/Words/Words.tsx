import { useDeferredValue, useState } from 'react';
import { partsOf, withTexts } from '#site/contents/contentParts.ts';
import { ContentForm } from '#admin/contents/ContentForm/index.ts';
import { downloadFile } from '#admin/layout/downloadFile.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import type { EditableSection } from '#site/contents/section.ts';
import { type Extreme, extremeOf } from '#site/contents/testing/extremes.ts';
import { applyCorrections, findTypographyCorrections } from '#typography/corrections.ts';
import { rules } from '#typography/rules.ts';
import { SectionAtWidth } from './SectionAtWidth.tsx';
import { patchFor, sectionsOf } from './sources.ts';
import { Advice, Column, Leaving, Patch, Widths, WordsRoot } from './Words.styles.ts';

export interface WordsProps {
  /** La pièce de l’atelier dont les textes se modifient, par le nom qui termine son titre. Sans elle, toutes les sections. */
  piece?: string;
}

const WIDTHS = [320, 375, 768, 1280];

const extremes: Record<Extreme, string> = {
  shortest: 'Le plus court',
  longest: 'Le plus long',
  missing: 'Sans le facultatif',
  odd: 'Caractères inattendus',
};

const nameOf = ({ title, pages: [page] }: EditableSection) => (page ? `${page.title}, ${title}` : title);

/** The texts of a section in the form of its schema, beside the section at every width, and the patch that keeps them. */
export function Words({ piece }: WordsProps) {
  const choices = sectionsOf(piece).filter(({ Section }) => Section);
  const [key, setKey] = useState(choices[0]?.key);
  const section = choices.find((one) => one.key === key);
  if (!section) return <Text>Aucun texte modifiable&nbsp;: cette pièce reçoit les siens d’ailleurs.</Text>;
  return (
    <WordsRoot>
      <Column>
        {choices.length > 1 && (
          <Field label="Contenu">
            <NativeSelect
              value={section.key}
              onChange={({ target }) => setKey(target.value)}
              items={choices.map((one) => ({ value: one.key, label: nameOf(one) }))}
            />
          </Field>
        )}
        <Heading level={1} size="h3">
          {nameOf(section)}
        </Heading>
      </Column>
      <Draft key={section.key} section={section} />
    </WordsRoot>
  );
}

function Draft({ section }: { section: EditableSection }) {
  const { schema, content } = section;
  const [draft, setDraft] = useState({ value: content, isValid: true, start: 0 });
  const shown = useDeferredValue(draft.value);
  const fill = (value: unknown) =>
    setDraft(({ start }) => ({ value, isValid: schema.safeParse(value).success, start: start + 1 }));
  return (
    <>
      <Column>
        <Cluster>
          <Button size="small" variant="outline" onClick={() => fill(content)}>
            Texte d’origine
          </Button>
          {(Object.entries(extremes) as [Extreme, string][]).map(([extreme, label]) => (
            <Button
              key={extreme}
              size="small"
              variant="ghost"
              onClick={() => fill(extremeOf(schema, extreme))}
            >
              {label}
            </Button>
          ))}
        </Cluster>
        <ContentForm
          key={draft.start}
          section={section}
          value={draft.value}
          onChange={(value, isValid) => setDraft(({ start }) => ({ value, isValid, start }))}
        />
      </Column>
      <Column>
        <Typography section={section} value={shown} onCorrect={fill} />
        <Changes section={section} value={shown} isValid={draft.isValid} />
        {[100, 200].map((textSize) => (
          <section key={textSize}>
            <h2>Texte à {textSize}&nbsp;%</h2>
            <Widths>
              {WIDTHS.map((width) => (
                <SectionAtWidth
                  key={width}
                  section={section}
                  value={shown}
                  width={width}
                  textSize={textSize}
                />
              ))}
            </Widths>
          </section>
        ))}
      </Column>
    </>
  );
}

type Said = { section: EditableSection; value: unknown };

const corrected = (text: string) => applyCorrections(text, findTypographyCorrections(text));

/** What Québec's typography asks of the texts as they are now (product 10.1). */
function Typography({
  section: { schema },
  value,
  onCorrect,
}: Said & { onCorrect: (value: unknown) => void }) {
  const asked = partsOf(schema, value).flatMap(({ path, label, text }) =>
    [...new Set(findTypographyCorrections(text).map(({ rule }) => rule))].map((rule) => ({
      path,
      label,
      rule,
    })),
  );
  if (asked.length === 0) return <output>La typographie est celle du Québec.</output>;
  return (
    <Alert
      tone="warning"
      title="La typographie du Québec demande ceci."
      action={
        <Button size="small" onClick={() => onCorrect(withTexts(schema, value, corrected))}>
          Tout corriger
        </Button>
      }
    >
      <Advice>
        {asked.map(({ path, label, rule }) => (
          <li key={`${path} ${rule}`}>
            <strong>{label}</strong> : {rules[rule].reason}
          </li>
        ))}
      </Advice>
    </Alert>
  );
}

/** The patch that brings the code's copy to what the form says. */
function Changes({ section, value, isValid }: Said & { isValid: boolean }) {
  const [isCopied, setCopied] = useState('');
  if (!isValid) return <Alert tone="warning" title="Corrigez le formulaire pour emporter vos textes." />;
  const patch = patchFor(section, value);
  if (!patch) return <Text tone="muted">Rien n’a changé&nbsp;: ce que vous écrirez s’emporte d’ici.</Text>;
  const copy = async () => {
    await navigator.clipboard.writeText(patch);
    setCopied(patch);
  };
  return (
    <Leaving aria-label="Vos changements">
      <Cluster>
        <h2>Vos changements</h2>
        <Button
          size="small"
          onClick={() => downloadFile(`mots-${section.key.replace('/', '-')}`, 'patch', patch)}
        >
          Emporter le correctif
        </Button>
        <Button size="small" variant="outline" onClick={() => void copy()}>
          Copier
        </Button>
        <output>{isCopied === patch && 'Copié.'}</output>
      </Cluster>
      <Text size="small" tone="muted">
        <code>git apply FICHIER && npx oxfmt</code> l’applique au dépôt.
      </Text>
      <Patch tabIndex={0}>{patch}</Patch>
    </Leaving>
  );
}
