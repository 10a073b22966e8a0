import { Button } from '../../ui/Button';
import { Segmented } from '../../ui/Segmented';
import { SelectField } from '../../ui/SelectField';
import { AutoRecord } from './AutoRecord';
import { PredictButton } from './PredictButton';
import { useBench, useBenchState } from '../bench-context';
import { SPEEDS } from '../run/store';
import { speedText } from './speeds';

/** Reset, run, step, speed, record. */
export function Transport({ compact, big = false }: { readonly compact: boolean; readonly big?: boolean }) {
  const { session } = useBench();
  const running = useBenchState((state) => state.phase.is === 'running');
  const usable = useBenchState((state) => state.facts !== null && state.phase.is !== 'failed');
  const speed = useBenchState((state) => state.speed);
  const run = running ? (big ? 'Freeze' : 'Pause') : 'Run';
  return (
    <div className="transport" role="toolbar" aria-label="Run">
      <Button
        icon="reset"
        label="Reset: begin a new run"
        look="quiet"
        onClick={() => session.reset()}
        disabled={!usable}
      />
      {!big && <PredictButton compact={compact} />}
      <Button
        icon={running ? 'pause' : 'run'}
        look="primary"
        {...(big ? {} : { label: run })}
        className="run-button"
        onClick={() => session.toggle()}
        disabled={!usable}
      >
        {big && run}
      </Button>
      <Button
        icon="step"
        className="step-button"
        label="Single step"
        look="quiet"
        onClick={() => session.stepOnce()}
        disabled={!usable}
      />
      <span className="transport-rule" />
      {compact ? (
        <SelectField
          label="Speed"
          className="speed-select"
          value={String(speed)}
          options={SPEEDS.map((value) => ({ value: String(value), text: speedText(value) }))}
          onChange={(value) => session.setSpeed(SPEEDS.find((known) => String(known) === value) ?? 1)}
        />
      ) : (
        <Segmented
          label="Speed"
          value={speed}
          options={SPEEDS.map((value) => ({ value, text: speedText(value), name: `${value} times` }))}
          onChange={(value) => session.setSpeed(value)}
        />
      )}
      <span className="transport-rule" />
      <Button
        icon="plus"
        look="primary"
        className="record-button"
        onClick={() => session.record()}
        disabled={!usable}
        aria-label="Record reading"
      >
        {compact ? 'Record' : 'Record reading'}
      </Button>
      {!compact && !big && <AutoRecord />}
    </div>
  );
}
