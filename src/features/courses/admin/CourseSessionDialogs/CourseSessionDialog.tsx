import { useMutation, useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormFields } from '#admin/shell/forms/FormFields.tsx';
import { type PersistedForm, usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  type CourseSessionFormInput,
  courseSessionSchema,
} from '#features/courses/data/staffCourseSession.schema.ts';
import {
  saveCourseSessionMutation,
  type StaffCourseSession,
  countTold,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { shiftClockTime, toClockTime, toMoment } from '#data/quebecTime.ts';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';

export interface CourseSessionDialogProps {
  /** The session to change; else a new one is made. */
  session?: StaffCourseSession;
  /** The course that a new one is of at first. */
  course?: string;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

const blank: CourseSessionFormInput = {
  course: '',
  title: '',
  startsAt: '',
  endsAt: '',
  registerUntil: '',
  capacity: '8',
  price: '',
  place: '',
};

const toInput = (session: StaffCourseSession): CourseSessionFormInput => ({
  course: session.course,
  title: session.title,
  startsAt: toClockTime(session.starts_at),
  endsAt: toClockTime(session.ends_at),
  registerUntil: toClockTime(session.register_until),
  capacity: String(session.capacity),
  price: session.price === null ? '' : String(session.price),
  place: session.place ?? '',
});

const toCourseSession = ({
  startsAt,
  endsAt,
  registerUntil,
  capacity,
  price,
  place,
  ...rest
}: CourseSessionFormInput) => ({
  ...rest,
  starts_at: toMoment(startsAt) ?? '',
  ends_at: toMoment(endsAt) ?? '',
  register_until: toMoment(registerUntil) ?? '',
  capacity: Number(capacity),
  price: price === '' ? null : Number(price),
  place: place || null,
});

const none: never[] = [];

/** Plans a session, or changes one: whoever is registered is told of another time or place. */
export function CourseSessionDialog({ session, course = '', onClose, onSaved }: CourseSessionDialogProps) {
  // The same until it is there: a second attempt makes no second session.
  const id = useRef(session?.id ?? crypto.randomUUID());
  const { mutateAsync: save } = useMutation(saveCourseSessionMutation);
  const form = usePersistedForm(`session/${session?.id ?? 'new'}`, courseSessionSchema, {
    defaultValues: session ? toInput(session) : { ...blank, course },
  });
  const onSubmit = async (input: CourseSessionFormInput) => {
    await save({ ...toCourseSession(input), id: id.current, version: session?.version ?? null });
    return session
      ? notices.courseSessionSaved(await describeChange(session, input))
      : notices.courseSessionCreated;
  };

  return (
    <FormDialog
      form={form}
      title={session ? 'Modifier la session' : 'Nouvelle session'}
      description={
        session
          ? 'Si la date, l’heure ou le lieu change, chaque personne inscrite ou en attente reçoit un courriel.'
          : 'Elle paraît aussitôt sur le site, et l’on peut s’y inscrire.'
      }
      submitLabel={session ? 'Enregistrer' : 'Créer la session'}
      onSubmit={onSubmit}
      onClose={onClose}
      onSaved={() => {
        onClose();
        onSaved?.(id.current);
      }}
    >
      <CourseSessionFields form={form} session={session} />
    </FormDialog>
  );
}

/** What a change brings about: how many people are written to, null where it is held as before; and how many offers stand. */
async function describeChange(session: StaffCourseSession, input: CourseSessionFormInput) {
  const before = toInput(session);
  const isMoved = (['startsAt', 'endsAt', 'place'] as const).some((name) => before[name] !== input[name]);
  // What is offered is a promise: fewer places end none.
  const offered = Number(input.capacity) < session.capacity ? session.offered : 0;
  if (!isMoved) return { told: null, offered };
  return { told: await countTold(session.id), offered };
}

/** What is known of a session: its course, when and where it is, for how many and for how much. */
function CourseSessionFields({
  form,
  session,
}: Pick<CourseSessionDialogProps, 'session'> & { form: PersistedForm<CourseSessionFormInput> }) {
  const { getValues, setValue, formState } = form;
  // Places that were offered and may still be taken.
  const offered = session?.offered ?? 0;
  const { data: courses = none } = useQuery(courseChoicesQuery);
  /** Fills a new one as its course says. */
  const fill = (course: string) => {
    const chosen = courses.find((known) => known.id === course);
    if (!chosen) return;
    if (!getValues('title')) setValue('title', chosen.title);
    if (!getValues('price')) setValue('price', String(chosen.price));
  };
  // What it is of at first, once the courses are there.
  const fillFirst = useEffectEvent(() => fill(getValues('course')));
  useEffect(() => {
    if (courses.length > 0) fillFirst();
  }, [courses]);

  // While a date is typed it is none for a moment.
  const lastStart = useRef(getValues('startsAt'));
  /** What is moved keeps how long it lasts, and how long before one registers. */
  const follow = (start: string) => {
    for (const name of ['endsAt', 'registerUntil'] as const) {
      const moved = shiftClockTime(getValues(name), lastStart.current, start);
      const shouldValidate = formState.errors[name] !== undefined;
      if (moved) setValue(name, moved, { shouldDirty: true, shouldValidate });
    }
    if (shiftClockTime(start, start, start)) lastStart.current = start;
  };

  return (
    <FormFields
      form={form}
      fields={[
        {
          name: 'course',
          label: 'Formation',
          none: 'Aucune formation du catalogue',
          items: courses.map(({ id: value, title }) => ({ value, label: title })),
          onChoose: fill,
        },
        { name: 'title', label: 'Titre', isRequired: true },
        {
          name: 'startsAt',
          date: 'datetime-local',
          label: 'Début',
          description: 'Heure de Québec. La fin et le délai d’inscription suivent.',
          onMove: follow,
          isRequired: true,
        },
        { name: 'endsAt', date: 'datetime-local', label: 'Fin', isRequired: true },
        { name: 'registerUntil', date: 'datetime-local', label: 'Inscriptions jusqu’au', isRequired: true },
        {
          name: 'capacity',
          label: 'Places',
          description:
            offered > 0
              ? `En dessous de ce qui est pris, personne ne perd sa place, et ${offered === 1 ? 'la place offerte le reste' : `les ${offered} places offertes le restent`} jusqu’à la fin du délai.`
              : 'En dessous de ce qui est pris, personne ne perd sa place.',
          inputMode: 'numeric',
          isRequired: true,
        },
        { name: 'price', label: 'Prix par personne', inputMode: 'numeric' },
        { name: 'place', label: 'Lieu', description: 'Vide\u00A0: en visioconférence.' },
      ]}
    />
  );
}

/** The courses that a session can be of. What reads them comes with the question. */
const courseChoicesQuery = queryOptions({
  queryKey: ['sessions', 'courses'],
  queryFn: async () => (await import('#documents/contents/courseChoices.ts')).fetchCourseChoices(),
  meta: { notice: 'dataNotLoaded' },
});
