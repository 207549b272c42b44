import { Toast as BaseToast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Action, Close, Content, Description, Title, ToastRoot, Viewport, Words } from './Toast.styles.ts';

export interface ToastOptions {
  /** Ce qui vient d’arriver, en quelques mots : « Article publié ». */
  title: string;
  /** La raison ou la suite, en une phrase. */
  description?: string;
  /**
   * `destructive` dit que quelque chose a échoué, et s’annonce tout de suite; les autres attendent une pause.
   */
  variant?: 'default' | 'success' | 'destructive';
  /** Une seule chose à faire : « Annuler ». */
  action?: { label: string; onClick: () => void };
  /** Quand elle s’en va, d’elle-même ou fermée : l’écran peut garder ce qu’elle disait. */
  onClose?: () => void;
}

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert } as const;

type Variant = keyof typeof icons;

/**
 * Base UI reads an urgent toast out through an alert of its own, and hides the toast from assistive technology until it has
 * the focus. Silenced but not hidden, it can also be found by browsing.
 */
const announcedElsewhere = { 'aria-hidden': false, 'aria-live': 'off' } as const;

/** Shows toasts: once around the screens that use `useToast`. They stay 6 s, those with something to do 20 s, and as long as pointer or focus is on them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  // After the page: nothing is announced yet, and the page is usable sooner.
  const isPageShown = useDeferredValue(true, false);
  return (
    <BaseToast.Provider>
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {children}
      {isPageShown && (
        <BaseToast.Portal>
          <Viewport aria-label="Notifications" data-floating="">
            <ToastList />
          </Viewport>
        </BaseToast.Portal>
      )}
    </BaseToast.Provider>
  );
}

function ToastList() {
  const { toasts } = BaseToast.useToastManager<{ variant: Variant }>();
  return toasts.map((toast) => {
    const variant = toast.data?.variant ?? 'default';
    return (
      <ToastRoot
        key={toast.id}
        toast={toast}
        data-variant={variant}
        swipeDirection={['right', 'down']}
        {...(variant === 'destructive' && announcedElsewhere)}
      >
        <Content>
          <Icon icon={icons[variant]} size="large" />
          <Words>
            <Title />
            <Description />
            <Action />
          </Words>
          <Close aria-label="Fermer" aria-hidden={false}>
            <Icon icon={X} />
          </Close>
        </Content>
      </ToastRoot>
    );
  });
}

/**
 * A function that shows a toast: `const showToast = useToast(); showToast({ title: 'Article publié', variant: 'success' })`. It gives
 * another that closes it.
 */
export function useToast() {
  const { add, close } = BaseToast.useToastManager<{ variant: Variant }>();
  return ({ title, description, variant = 'default', action, onClose }: ToastOptions) => {
    const id: string = add({
      title,
      description,
      data: { variant },
      onClose,
      // Time to read it, to decide, and to come there with the keyboard.
      timeout: action ? 20_000 : 6000,
      priority: variant === 'destructive' ? 'high' : 'low',
      actionProps: action && {
        children: action.label,
        onClick: () => {
          action.onClick();
          close(id);
        },
      },
    });
    return () => close(id);
  };
}
