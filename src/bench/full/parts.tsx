/** What full screen adds to the bench; fetched when it is first wanted. */
import { Button } from '../../ui/Button';
import type { IconName } from '../../ui/Icon';
import { joined } from '../../ui/joined';
import { useBench, useBenchState } from '../bench-context';
import { canConnect } from '../class/messages';
import { Dock } from '../dock/Dock';
import { countWords } from '../procedure/count-words';
import { currentStep } from '../procedure/progress';
import { PlotPlace } from '../tray/PlotPlace';
import { ChosenReadings } from './BigReadings';
import { LaserPointer } from './LaserPointer';
import { PenLayer } from './PenLayer';
import type { Presenter, PresenterEvent } from './presenter';
import { Spotlight } from './Spotlight';
import type { Hiding } from './use-hiding';
import type { FullScreen } from './use-full-screen';
import { useWakeLock } from './use-wake-lock';
import './full.css';

interface PartsProps {
  readonly presenter: Presenter;
  readonly tell: (event: PresenterEvent) => void;
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly keyName: string;
  readonly on: boolean;
  readonly onPress: () => void;
}

const Tool = ({ icon, name, keyName, on, onPress }: ToolProps) => (
  <Button icon={icon} aria-pressed={on} aria-keyshortcuts={keyName} title={name} onClick={onPress}>
    <span className="button-word">{name}</span> <kbd aria-hidden="true">{keyName}</kbd>
  </Button>
);

interface PresenterBarProps {
  readonly presenting: {
    readonly full: FullScreen;
    readonly presenter: Presenter;
    readonly tell: (event: PresenterEvent) => void;
  };
  readonly hiding: Hiding;
  readonly classWindow: { readonly open: () => void };
}

/** Tools of the presenter, at the head of the screen. */
export function PresenterBar({ presenting: { full, presenter, tell }, hiding, classWindow }: PresenterBarProps) {
  const running = useBenchState((state) => state.phase.is === 'running');
  useWakeLock(running);
  return (
    <>
      <Tool icon="laser" name="Laser" keyName="L" on={presenter.pointer === 'laser'} onPress={() => tell('laser')} />
      <Tool icon="spotlight" name="Spotlight" keyName="S" on={presenter.spotlight} onPress={() => tell('spotlight')} />
      <Tool icon="pen" name="Pen" keyName="P" on={presenter.pointer === 'pen'} onPress={() => tell('pen')} />
      <Tool icon="projector" name="Projector" keyName="T" on={presenter.projector} onPress={() => tell('projector')} />
      <Tool icon="hide" name="Hide" keyName="H" on={hiding.on} onPress={hiding.toggle} />
      {canConnect() && (
        <Button icon="window" title="Open class window" onClick={classWindow.open}>
          <span className="button-word">Class</span>
        </Button>
      )}
      {full.could && (
        <Button icon="full" onClick={() => full.enter()}>
          <span className="button-word">Whole screen</span>
        </Button>
      )}
    </>
  );
}

interface FullSideProps extends Pick<PartsProps, 'presenter'> {
  readonly big: readonly string[];
  readonly onBig: (ids: readonly string[]) => void;
}

/** Beside the stage: what can be read from the last row, or the controls. */
export function FullSide({ presenter, big, onBig }: FullSideProps) {
  const { session, entry } = useBench();
  return (
    <>
      {presenter.step && <PresentStep />}
      {presenter.side === 'controls' ? (
        <Dock />
      ) : presenter.side === 'plot' ? (
        <div className="bench-card full-plot">
          <PlotPlace asked />
        </div>
      ) : (
        <ChosenReadings store={session.store} entry={entry} ids={big} onChoose={onBig} />
      )}
    </>
  );
}

/** What the class works at now, with its count. */
function PresentStep() {
  const { entry } = useBench();
  const now = useBenchState(({ stepsDone }) => currentStep(stepsDone));
  const count = useBenchState(({ stepCounts }) => stepCounts[now] ?? null);
  const facts = useBenchState((state) => state.facts);
  const step = entry.procedure[now];
  return (
    <section className="task" aria-label="Present step">
      <h2 className="panel-title">{step ? `Step ${now + 1} of ${entry.procedure.length}` : 'All steps are done'}</h2>
      {step && <p>{joined(step.text)}</p>}
      {count && <b>{countWords(count, entry, facts)}</b>}
    </section>
  );
}

/** Over the whole screen. */
export const ScreenLayers = ({ presenter }: Pick<PartsProps, 'presenter'>) => (
  <>
    {presenter.spotlight && <Spotlight />}
    {presenter.pointer === 'laser' && <LaserPointer />}
  </>
);

/** Over the stage alone. */
export const StageLayers = ({ presenter, tell }: PartsProps) => (
  <PenLayer on={presenter.pointer === 'pen'} onDone={() => tell('pen')} />
);
