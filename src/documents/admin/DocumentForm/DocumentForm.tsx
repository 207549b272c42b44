import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { FormErrorSummary } from '#design-system/forms/FormErrorSummary';
import { listPartFields } from '#documents/contents/field.ts';
import type { EditableSection, FormCards } from '#documents/contents/section.ts';
import { readableSlug, slugify } from '#features/articles/data/slug.ts';
import type { z } from '#data/zod.ts';
import { AddressContext, type AddressFacts } from './AddressContext.ts';
import { Beside, Cards, Parts, Written } from './DocumentForm.styles.ts';
import { goTo } from './goTo.ts';
import { PartField, PartsOf, type PartsOfProps } from './PartField.tsx';
import { ProblemsProvider } from './problems.tsx';
import type { OpenedForm } from './useDocumentForm.ts';

export interface DocumentFormProps<Text> {
  /** Le formulaire du document (`useDocumentForm`). */
  opened: OpenedForm<Text>;
  /** Où se trouve, ou se trouvait, un document qui a sa propre adresse. */
  address?: AddressFacts | null;
  /** Entrée dans un champ; sans lui, rien ne se passe. */
  onSubmit?: () => void;
  /** Ce que « Vérifier » a trouvé. */
  checks?: ReactNode;
  /** Ce qui suit les champs d’une carte, par le nom de la carte. */
  below?: Readonly<Record<string, ReactNode>>;
}

/**
 * The form of a document, made from its description: each part asks for itself as `fields.ts` describes it, in the card that it names,
 * and says beside itself what is wrong with it. A keystroke in one field renders no other again.
 */
export function DocumentForm<Text>({
  opened,
  address = null,
  onSubmit,
  checks,
  below = {},
}: DocumentFormProps<Text>) {
  const { section, form, element, refused } = opened;
  const { cards, schema } = section;
  const summary = refused.problems.length > 1 && (
    <FormErrorSummary
      key={refused.count}
      errors={refused.problems}
      onChoose={(name) => goTo(element.current, { field: name, range: null })}
    />
  );
  return (
    <FormProvider {...form}>
      <ProblemsProvider opened={opened}>
        <AddressContext value={address && { ...address, makers: findMakers(schema) }}>
          <form
            ref={element}
            noValidate
            aria-label={cards ? undefined : section.title}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit?.();
            }}
          >
            {/* The button of Enter: without it, the browser would press the first one in sight, or none. */}
            {onSubmit && (
              <button type="submit" hidden>
                Enregistrer
              </button>
            )}
            {cards ? (
              <CardsOfForm {...{ section, cards, summary, checks, below }} />
            ) : (
              <Parts>
                {summary}
                {checks}
                <PartField schema={schema} name="content" isWhole />
              </Parts>
            )}
          </form>
        </AddressContext>
      </ProblemsProvider>
    </FormProvider>
  );
}

/** How slugs of a kind are made of titles: by the rule of the specification (product: slugs), or with all letters. */
function findMakers(schema: z.ZodType) {
  const isByRule = listPartFields(schema).some(([, field]) => field.kind === 'slug' && field.isByRule);
  return isByRule ? [slugify, readableSlug] : [readableSlug];
}

interface CardsOfFormProps<Text> extends Pick<DocumentFormProps<Text>, 'checks'> {
  section: Pick<EditableSection<Text>, 'schema'>;
  cards: FormCards;
  summary: ReactNode;
  below: Readonly<Record<string, ReactNode>>;
}

/** The cards, in the order of the description: what is written, and beside it what is decided. */
function CardsOfForm<Text>({ section, cards, summary, checks, below }: CardsOfFormProps<Text>) {
  const names = Object.keys(cards);
  const parts = listPartFields(section.schema);
  const draw = (name: string) => {
    const own = parts.flatMap(([part, { card = names[0] }, schema]): PartsOfProps['parts'] =>
      card === name ? [[part, schema]] : [],
    );
    const { title, isTitleHidden } = cards[name] ?? {};
    const id = `card-${name}`;
    const isAlone = own.length === 1 && !below[name];
    return (
      <FormCard
        key={name}
        aria-label={isTitleHidden ? title : undefined}
        // A card with a single part has no name of its own: the part says the same.
        aria-labelledby={isTitleHidden || isAlone ? undefined : id}
      >
        {!isTitleHidden && (
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
        )}
        <PartsOf parts={own} name="content" isAlone={isAlone} />
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {below[name]}
      </FormCard>
    );
  };
  const beside = names.filter((name) => cards[name]?.isBeside);
  const [first = '', ...others] = beside;
  return (
    <Cards>
      <Written>
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {summary}
        {names.filter((name) => !cards[name]?.isBeside).map(draw)}
      </Written>
      {beside.length > 0 && (
        <Beside>
          {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
          {draw(first)}
          {/* oxlint-disable-next-line translation/no-bare-text -- An element stands here. */}
          {checks}
          {others.map(draw)}
        </Beside>
      )}
    </Cards>
  );
}
