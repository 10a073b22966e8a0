import { lazy, type RefObject, Suspense, useCallback, useState } from 'react';

const KeysDialog = lazy(() => import('../keys/KeysDialog'));
const ShareDialog = lazy(() => import('../share/ShareDialog'));
const CheckDialog = lazy(() => import('../check/CheckDialog'));
const Report = lazy(() => import('../report/Report'));

type DialogName = 'keys' | 'share' | 'report' | 'check';

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
        <Suspense fallback={null}>
          <KeysDialog container={opened.keys} onClose={() => close('keys')} onClassWindow={onClassWindow} />
        </Suspense>
      )}
      {opened.share && (
        <Suspense fallback={null}>
          <ShareDialog container={opened.share} onClose={() => close('share')} />
        </Suspense>
      )}
      {opened.check && (
        <Suspense fallback={null}>
          <CheckDialog container={opened.check} onClose={() => close('check')} />
        </Suspense>
      )}
      {opened.report && (
        <Suspense fallback={null}>
          <Report container={opened.report} onClose={() => close('report')} />
        </Suspense>
      )}
    </>
  );
}
