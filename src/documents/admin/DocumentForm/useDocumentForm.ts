import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { notices } from '#admin/shell/notices.ts';
import { z } from '#data/zod.ts';
import { useToast } from '#design-system/components/Toast';
import type { EditableSection } from '#documents/contents/section.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import type { Place } from '../checks/finding.ts';
import { goTo } from './goTo.ts';
import { listProblems, nameField, type Problem } from './problems.tsx';
import { findChangedRows, fromRows, parsePath, toFieldName, toRows, toRowsSchema } from './rows.ts';

/** What the fields of a form hold: a document as react-hook-form has it (`rows.ts`). */
export type Fields = { content: unknown };

/** The form of an opened document, for `DocumentForm`. */
export type OpenedForm<Text> = {
  section: EditableSection<Text>;
  form: UseFormReturn<Fields, unknown, { content: Text }>;
  element: RefObject<HTMLFormElement | null>;
  /** The problems that kept the last save from being sent; `count` counts the refusals. */
  refused: { count: number; problems: readonly (Problem & { label: string })[] };
  /** A problem of a field that the server has reported, for as long as the field holds that value. */
  rejected: (Problem & { value: unknown }) | null;
  /** What the schema makes of the text that is shown, or null once the form has said why it can't be saved. */
  validate: () => Promise<Text | null>;
  /** Shows beside a part the problem that the server has reported. */
  reject: (path: string, message: string) => void;
  goTo: (place: Place) => void;
};

/**
 * The form as a view of the store: a key goes into the store at once, and what comes from elsewhere (a save, a merge, a draft) goes
 * into the fields that differ, so that the caret stays where it is in the others.
 */
export function useDocumentForm<Text>(
  store: DocumentStore<Text>,
  section: EditableSection<Text>,
): OpenedForm<Text> {
  const { schema } = section;
  const showToast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<OpenedForm<Text>['refused']>({ count: 0, problems: [] });
  const [rejected, setRejected] = useState<OpenedForm<Text>['rejected']>(null);
  const [opened] = useState(() => store.state().text);
  const [initial] = useState((): Fields => ({ content: toRows(schema, opened) }));
  const [resolver] = useState(() => zodResolver(z.object({ content: toRowsSchema(schema) })));
  // `ProblemsProvider` has it validated whole: a rule may tell of another field than the one that is typed in.
  const form = useForm<Fields, unknown, { content: Text }>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { getValues, setValue, subscribe, handleSubmit } = form;

  /** The text that the fields show. */
  const shown = useRef(opened);
  useEffect(() => {
    let isShowing = false;
    const show = () => {
      const { text } = store.state();
      if (text === shown.current) return;
      const changed = findChangedRows('content', toRows(schema, shown.current), toRows(schema, text));
      shown.current = text;
      isShowing = true;
      for (const [name, rows] of changed) setValue(name as 'content', rows);
      isShowing = false;
    };
    const give = () => {
      // The store's text is being set field by field: until all are, the form holds a mixture that must not go into the store.
      if (isShowing) return;
      shown.current = fromRows(schema, getValues('content')) as Text;
      store.edit(shown.current);
    };
    show();
    // The address may already have added a blank item (`useFormTarget`).
    give();
    const stops = [store.subscribe(show), subscribe({ formState: { values: true }, callback: give })];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, schema, getValues, setValue, subscribe]);

  const refuse = (errors: object) => {
    const text = fromRows(schema, getValues('content'));
    const problems = [...listProblems(errors)].map(([name, message]) => ({
      name,
      label: nameField(schema, text, name),
      message,
    }));
    setRefused(({ count }) => ({ count: count + 1, problems }));
    if (problems.some(({ name }) => name === toFieldName(['title']))) showToast(notices.titleRequired);
    // One mistake takes the focus itself; of several, the summary does.
    const [first, ...others] = problems;
    if (first && others.length === 0) goTo(element.current, { field: first.name, range: null });
  };
  const validate = async () => {
    let read: Text | null = null;
    await handleSubmit(({ content }) => {
      read = content;
      setRefused(({ count }) => ({ count, problems: [] }));
    }, refuse)();
    return read;
  };
  const reject = (path: string, message: string) => {
    const name = toFieldName(parsePath(path));
    setRejected({ name, message, value: getValues(name as 'content') });
    goTo(element.current, { field: name, range: null });
  };

  return {
    section,
    form,
    element,
    refused,
    rejected,
    validate,
    reject,
    goTo: (place) => goTo(element.current, { ...place, field: toFieldName(parsePath(place.field)) }),
  };
}
