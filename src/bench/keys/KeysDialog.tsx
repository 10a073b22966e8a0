import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { useReturnFocus } from '../../ui/use-return-focus';
import { FULL_KEYS, LESSON_KEYS, PAGE_KEYS, TOOL_KEYS } from './keys';
import { ListenSettings } from '../listen/ListenSettings';
import { pageKeysOn, setPageKeys } from './page-keys';
import '../dialogs/dialog.css';

interface KeysDialogProps {
  /** The bench itself: in full screen nothing outside it is shown. */
  readonly container: HTMLElement;
  readonly onClose: () => void;
  readonly onClassWindow: () => void;
}

/** The keys and what the pointer can do. */
export default function KeysDialog({ container, onClose, onClassWindow }: KeysDialogProps) {
  const returnFocus = useReturnFocus();
  const [pageKeys, setOn] = useState(pageKeysOn);
  const list = (lines: typeof PAGE_KEYS) => (
    <dl className="keys">
      {lines.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <div className="dialog-head">
            <Dialog.Title>Keys and pointer</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="quiet" icon="close" label="Close" />
            </Dialog.Close>
          </div>
          {list(PAGE_KEYS)}
          <h3>In full screen</h3>
          {list(FULL_KEYS)}
          <h3>With a tool in full screen</h3>
          {list(TOOL_KEYS)}
          <h3>In a lesson</h3>
          {list(LESSON_KEYS)}
          <h3>On the stage</h3>
          <p>
            Parts that can be handled show a ring when the pointer or the focus is on them: drag or press them. By
            keyboard, Tab goes from part to part, arrow keys move it, Page Up and Page Down move it ten times as far,
            Space or Enter presses.
          </p>
          <h3>For a class</h3>
          <p>
            A second window on this machine shows the class the apparatus and the readings of your run; controls,
            unknowns and answers stay here.
          </p>
          <Button
            icon="window"
            onClick={() => {
              onClassWindow();
              onClose();
            }}
          >
            Open class window
          </Button>
          <ListenSettings />
          <h3>Keys</h3>
          <Switch
            label="Single keys work outside full screen"
            on={pageKeys}
            onChange={(on) => {
              setPageKeys(on);
              setOn(on);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
