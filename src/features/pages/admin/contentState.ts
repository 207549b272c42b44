import { quebecDay } from '#data/formats.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { getKindFacts } from '#documents/data/documentKinds.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import type { EditableSection } from '#documents/contents/section.ts';

/**
 * What visitors have of a content: the code's text (`original`), what was published (`online`), what was published for a day to come
 * (`scheduled`), nothing yet (`draft`), or the code's text because what is stored has another form (`unfit`).
 */
export type ContentState = 'original' | 'online' | 'scheduled' | 'draft' | 'unfit';

const fits = ({ schema }: EditableSection, value: unknown) => schema.safeParse(value).success;

/** Whether something published isn't there before its day in Québec, as the policy of the table has it. */
function isAhead(key: string, online: unknown) {
  const kind = findAddressedKind(key);
  const { day } = online as { day?: unknown };
  return (
    Boolean(kind && getKindFacts(kind).appearsByDay) && String(day) > quebecDay(new Date().toISOString())
  );
}

/** The state of a section (product: states of a section), by what the database keeps of it: nothing as long as nobody has changed it. */
export function findState(section: EditableSection, content: DocumentState | null | undefined): ContentState {
  const stored = [content?.pending, content?.online].filter((value) => value != null);
  if (stored.some((value) => !fits(section, value))) return 'unfit';
  if (content?.online != null) return isAhead(section.key, content.online) ? 'scheduled' : 'online';
  return content?.pending != null && findAddressedKind(section.key) ? 'draft' : 'original';
}

/** Whether something waits beside what visitors read. */
export const isModified = (section: EditableSection, content: DocumentState | null | undefined) =>
  content?.pending != null && findState(section, content) !== 'draft';

/** What an editor starts from: the draft, else what is published, else what the code says, which stands in for what doesn't fit. */
export function getContent(section: EditableSection, content: DocumentState | null | undefined): unknown {
  const value = content?.pending ?? content?.online ?? null;
  const read = value === null ? null : section.schema.safeParse(value);
  return read?.success ? read.data : section.content;
}

/** What visitors read: what is published, else what the code says, which stands in for what doesn't fit. */
export function getOnline(section: EditableSection, content: DocumentState | null | undefined): unknown {
  const read = section.schema.safeParse(content?.online);
  return read.success ? read.data : section.content;
}
