/** Short messages of the whole site, one at a time. The shell's Toaster shows what stands here. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface ToastText {
  readonly title: string;
  readonly description?: string;
  /** `destructive`: something failed. */
  readonly variant?: 'default' | 'destructive';
  /** A way on, such as Undo. */
  readonly action?: { readonly label: string; readonly press: () => void };
}

export interface Toast extends ToastText {
  readonly id: number;
  /** How often its text was replaced: each text has its own time. */
  readonly revision: number;
  readonly open: boolean;
}

export const TOAST_MS = 5000;

/** The newest toast; null before the first. */
export const toastStore = createStore<{ readonly toast: Toast | null }>(() => ({ toast: null }));

let last = 0;

/** Shows a toast in place of the one before. */
export function toast(text: ToastText): { readonly dismiss: () => void; readonly update: (text: ToastText) => void } {
  last += 1;
  const id = last;
  toastStore.setState({ toast: { ...text, id, revision: 0, open: true } });
  return {
    dismiss: () => dismissToast(id),
    update: (next) => {
      const { toast: shown } = toastStore.getState();
      if (shown?.id === id) toastStore.setState({ toast: { ...next, id, revision: shown.revision + 1, open: true } });
    },
  };
}

/** Closes this toast if it is still the one shown. */
export function dismissToast(id: number): void {
  const { toast: shown } = toastStore.getState();
  if (shown?.id === id) toastStore.setState({ toast: { ...shown, open: false } });
}

export const useToast = (): Toast | null => useStore(toastStore, ({ toast: shown }) => shown);
