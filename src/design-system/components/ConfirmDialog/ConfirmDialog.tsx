import { AlertDialog } from '@base-ui/react/alert-dialog';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Backdrop, Viewport } from '../Dialog/Dialog.styles.ts';
import { keepReadable } from '../Dialog/keepReadable.ts';
import { ConfirmBody, ConfirmFooter, ConfirmPopup } from './ConfirmDialog.styles.ts';

export interface ConfirmOptions {
  /** La question, avec le nom de la chose : « Supprimer l’article “Le son des fêtes”? » */
  title: string;
  /** Ce qui va se passer, et si cela se défait. */
  description?: ReactNode;
  /** Le verbe de ce qui va se passer : « Supprimer ». */
  confirmLabel: string;
  /** Une autre issue, qui ne confirme rien. */
  alternative?: { label: string; onChoose: () => void };
  /** Le texte du bouton qui renonce. */
  cancelLabel?: string;
  /** Le bouton qui confirme est rouge, et le focus part de celui qui annule. */
  isDestructive?: boolean;
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Asks the questions of `useConfirm`: once around the screens that use it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmOptions>();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const cancel = useRef<HTMLButtonElement>(null);

  const confirm = useCallback((options: ConfirmOptions) => {
    setQuestion(options);
    setIsOpen(true);
    // A question takes the place of an earlier one, whose asker still waits.
    answer.current?.(false);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const close = (isConfirmed: boolean) => {
    setIsOpen(false);
    answer.current?.(isConfirmed);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      <AlertDialog.Root open={isOpen} onOpenChange={(nextOpen) => !nextOpen && close(false)}>
        <AlertDialog.Portal>
          <Backdrop />
          <Viewport>
            <ConfirmPopup initialFocus={question?.isDestructive ? cancel : undefined}>
              <ConfirmBody ref={keepReadable}>
                <AlertDialog.Title>{question?.title}</AlertDialog.Title>
                {question?.description && (
                  <AlertDialog.Description render={<div />}>{question.description}</AlertDialog.Description>
                )}
              </ConfirmBody>
              <ConfirmFooter>
                <Button data-destructive={question?.isDestructive || undefined} onClick={() => close(true)}>
                  {question?.confirmLabel}
                </Button>
                {question?.alternative && (
                  <Button
                    variant="outline"
                    data-alternative
                    onClick={() => {
                      close(false);
                      question.alternative?.onChoose();
                    }}
                  >
                    {question.alternative.label}
                  </Button>
                )}
                <Button ref={cancel} variant="outline" onClick={() => close(false)}>
                  {question?.cancelLabel ?? 'Annuler'}
                </Button>
              </ConfirmFooter>
            </ConfirmPopup>
          </Viewport>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </ConfirmContext>
  );
}

/**
 * A function that asks before something that can't be undone: `if (await confirm({ title, confirmLabel: 'Supprimer',
 * isDestructive: true })) …`. Escape, « Annuler », the alternative
 * and another question in its place answer false. Throws outside a `ConfirmProvider`.
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm demande un ConfirmProvider autour de l’écran.');
  return confirm;
}
