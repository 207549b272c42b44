import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, type RefObject, useEffectEvent } from 'react';
import { Button, SmallButton } from '#design-system/components/Button';
import { Menu, type MenuItem } from '#design-system/components/Menu';
import type { Checked } from '../checks/finding.ts';
import { Acts, BarRoot, Row, Settings, State } from './SaveBar.styles.ts';
import { Text } from '#design-system/primitives/Text';
import type { DocumentStoreState } from '#documents/data/documentStore.ts';
import { useIsOnline } from '#documents/data/useDocumentStore.ts';
import { goToConflicts } from '../EditingNotices/ConflictChoice.tsx';
import { formatShortDay } from '#data/formats.ts';
import { isShortcut } from '#admin/shell/isShortcut.ts';

/** Where a document stands for visitors, in words. */
export type Standing = {
  /** « En ligne ». */
  label: string;
  /** When it was saved last, in ISO 8601; null for what never was. */
  changedAt: string | null;
  /** What else there is to know: whether it has reached visitors, the way to its page. */
  aside?: ReactNode;
};

/** What the one button does, in the word that says it. */
export type MainAct = { label: string; onPress: () => void; isDisabled?: boolean };

export interface SaveBarProps extends EditingStateProps {
  /** Ce qui est en ligne, en mots, et depuis quand. */
  standing: Standing;
  /** L’action principale : enregistrer, publier ou planifier. */
  main: MainAct;
  /** Tout ce qui peut se faire d’autre avec le document, et ce que cela donne. */
  acts: readonly MenuItem[];
  /** Un enregistrement, ou le contrôle qui le précède, est en cours. */
  isPending: boolean;
  /** Un contrôle est en cours. */
  isChecking: boolean;
  /** Ce que le dernier contrôle a trouvé; `null` avant le premier. */
  checked: Checked | null;
  /** Lance le contrôle avant de publier. */
  onCheck: () => void;
  /** Montre la page avec le texte du formulaire; `null` pour ce qui n’a pas de page. */
  onPreview: (() => void) | null;
  /** Mène, sur un téléphone, aux cartes qui suivent le texte. */
  onSettings?: (() => void) | undefined;
}

/** The one bar of a document: where it stands, what can be done with it, and the one button that does what comes next. */
export function SaveBar({
  state,
  standing,
  main,
  acts,
  isPending,
  isChecking,
  checked,
  onCheck,
  onPreview,
  onSettings,
}: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardRise(bar);
  const { label, changedAt, aside } = standing;
  const count = checked?.findings.length ?? 0;
  return (
    <BarRoot ref={bar} aria-label="Enregistrement" data-save-bar>
      <Row>
        <State>
          <strong>{label}</strong>
          {changedAt && <Age moment={changedAt} key={changedAt} />}
          <EditingState state={state} />
          {aside}
        </State>
        <Acts>
          {onPreview && (
            <Button variant="ghost" onClick={onPreview}>
              Aperçu
            </Button>
          )}
          <Button variant="ghost" isPending={isChecking} onClick={onCheck}>
            {count > 0 ? `Vérifier (${count})` : 'Vérifier'}
          </Button>
          {onSettings && <Settings label="Réglages" icon={SlidersHorizontal} onClick={onSettings} />}
          <Button variant="primary" isPending={isPending} isDisabled={main.isDisabled} onClick={main.onPress}>
            {main.label}
          </Button>
          <Menu
            trigger={
              <Button variant="outline" iconEnd={ChevronDown}>
                Plus
              </Button>
            }
            items={acts}
          />
        </Acts>
      </Row>
    </BarRoot>
  );
}

/** How long ago a document was saved, which is told anew each minute. */
function Age({ moment }: { moment: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={moment}>{`modifié ${formatAge(moment, now)}`}</time>;
}

/** Keeps what sticks to the bottom of the screen above the keyboard of a phone, by `--keyboard`. */
function useKeyboardRise(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return undefined;
    // An on-screen keyboard lies over the page without making it shorter; so does what is out of sight when zoomed in.
    const rise = () => {
      const hidden = visible.scale > 1 ? 0 : Math.max(0, innerHeight - visible.height - visible.offsetTop);
      bar.current?.style.setProperty('--keyboard', `${hidden}px`);
    };
    visible.addEventListener('resize', rise);
    visible.addEventListener('scroll', rise);
    return () => {
      visible.removeEventListener('resize', rise);
      visible.removeEventListener('scroll', rise);
    };
  }, [bar]);
}

export interface EditingStateProps {
  /** Où en est le document : son texte, ce qui est enregistré, ce qui diffère. */
  state: DocumentStoreState<unknown> & { isDirty: boolean };
}

/** Where the text of a document is, and the way to what has to be chosen. */
export function EditingState({ state }: EditingStateProps) {
  const isOnline = useIsOnline();
  return (
    <>
      <SaveState state={state} isOnline={isOnline} />
      {state.conflicts.length > 0 && <SmallButton onClick={goToConflicts}>Choisir</SmallButton>}
    </>
  );
}

export interface SaveStateProps {
  state: Pick<
    EditingStateProps['state'],
    'saving' | 'isDirty' | 'conflicts' | 'problem' | 'isStored' | 'savedAt' | 'version'
  >;
  /** L’appareil est en ligne. */
  isOnline: boolean;
}

/** Where the text is: on the server, on this device, or on its way. */
export function SaveState({ state, isOnline }: SaveStateProps) {
  const { isStored } = state;
  const text = getText(state, isOnline);
  return (
    <Text isAnnounced size="small" tone={isStored ? 'muted' : 'danger'} isTabular>
      {isStored ? text : `${text}. Cet appareil ne peut pas en garder de copie.`}
    </Text>
  );
}

function getText({ saving, isDirty, isStored, ...state }: SaveStateProps['state'], isOnline: boolean) {
  const { phase } = saving;
  if (phase === 'sending') return 'Enregistrement...';
  if (phase === 'signedOut') return 'Session terminée : enregistrement à la reconnexion';
  if (state.conflicts.length > 0) return 'Choisissez une version pour enregistrer';
  if (!isOnline && (isDirty || phase === 'retrying')) {
    return isStored
      ? 'Hors ligne : texte gardé sur cet appareil'
      : 'Hors ligne : modifications non enregistrées';
  }
  if (phase === 'retrying') return 'Nouvel essai dans quelques secondes';
  if (isDirty) return state.problem ? 'Échec de l’enregistrement' : 'Modifications non enregistrées';
  return state.savedAt !== null || state.version ? 'Enregistré' : '';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: « à l’instant », « il y a 2 min », « il y a 3 h », « il y a 5 j », then its day. */
export function formatAge(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age < MINUTE) return 'à l’instant';
  if (age < HOUR) return `il y a ${Math.floor(age / MINUTE)}\u00A0min`;
  if (age < DAY) return `il y a ${Math.floor(age / HOUR)}\u00A0h`;
  return age < 30 * DAY ? `il y a ${Math.floor(age / DAY)}\u00A0j` : `le ${formatShortDay(moment)}`;
}

/** Ctrl or Cmd and S save what is opened. */
export function useSaveShortcut(onSave: () => void) {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
