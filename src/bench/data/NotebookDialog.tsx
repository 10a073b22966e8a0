import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useReturnFocus } from '../../ui/use-return-focus';
import '../dialogs/dialog.css';

export interface DialogFrame {
  /** The bench itself: in full screen nothing outside it is shown. */
  readonly container: HTMLElement;
  readonly onClose: () => void;
}

interface NotebookDialogProps extends DialogFrame {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the notebook's dialogs. */
export function NotebookDialog({ container, onClose, title, children }: NotebookDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content className="dialog notebook-dialog" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <div className="dialog-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="quiet" icon="close" label="Close" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
