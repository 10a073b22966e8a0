import { type RefObject, useCallback, useState } from 'react';
import { frameShown } from '../../ui/after-frame';
import { LateDialog } from '../later/LateDialog';

const loadKeys = () => import('../keys/KeysDialog');
const loadShare = () => import('../share/ShareDialog');
const loadCheck = () => import('../check/CheckDialog');
const loadSheet = async () => {
  const sheet = await import('../sheet/SheetDialog');
  await frameShown();
  return sheet;
};
const loadShelf = () => import('../shelf/ShelfDialog');
/** Its style sheet makes the browser look at the whole page again: in a frame of its own. */
const loadReport = async () => {
  const report = await import('../report/Report');
  await frameShown();
  return report;
};

type DialogName = 'keys' | 'share' | 'report' | 'check' | 'shelf' | 'sheet';

/** Each open dialog lies in the bench itself, since in full screen nothing outside it is shown. */
type OpenDialogs = Readonly<Partial<Record<DialogName, HTMLElement>>>;

export interface Dialogs {
  readonly opened: OpenDialogs;
  readonly open: (name: DialogName) => void;
  readonly close: (name: DialogName) => void;
}

/** Which dialogs are open in the bench at `root`. */
export function useDialogs(root: RefObject<HTMLElement | null>): Dialogs {
  const [opened, setOpened] = useState<OpenDialogs>({});
  const open = useCallback(
    (name: DialogName) => {
      const { current } = root;
      if (current) setOpened((before) => ({ ...before, [name]: current }));
    },
    [root],
  );
  const close = useCallback((name: DialogName) => {
    setOpened(({ [name]: _closed, ...others }) => others);
  }, []);
  return { opened, open, close };
}

interface BenchDialogsProps {
  readonly dialogs: Dialogs;
  readonly onClassWindow: () => void;
}

/** Keys and help, sharing, report: each fetched when it is first opened. */
export function BenchDialogs({ dialogs: { opened, close }, onClassWindow }: BenchDialogsProps) {
  return (
    <>
      {opened.keys && (
        <LateDialog load={loadKeys} props={{ container: opened.keys, onClose: () => close('keys'), onClassWindow }} />
      )}
      {opened.share && (
        <LateDialog load={loadShare} props={{ container: opened.share, onClose: () => close('share') }} />
      )}
      {opened.check && (
        <LateDialog load={loadCheck} props={{ container: opened.check, onClose: () => close('check') }} />
      )}
      {opened.shelf && (
        <LateDialog load={loadShelf} props={{ container: opened.shelf, onClose: () => close('shelf') }} />
      )}
      {opened.sheet && (
        <LateDialog load={loadSheet} props={{ container: opened.sheet, onClose: () => close('sheet') }} />
      )}
      {opened.report && (
        <LateDialog load={loadReport} props={{ container: opened.report, onClose: () => close('report') }} />
      )}
    </>
  );
}
