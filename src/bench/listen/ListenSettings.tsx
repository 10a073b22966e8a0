import { type CSSProperties, useId } from 'react';
import { useStore } from 'zustand';
import { Switch } from '../../ui/Switch';
import { keepListening, listening } from './settings';

/** What can be heard of a run; in the dialog of keys and help. */
export function ListenSettings() {
  const { speak, sound, effects, volume } = useStore(listening);
  const id = useId();
  return (
    <>
      <h3>Listening</h3>
      <Switch
        label="Speak changes of the readings while it runs"
        on={speak}
        onChange={(on) => keepListening('speak', on)}
      />
      <Switch
        label="Sounds of the bench: a click, a drop, an alarm"
        on={effects}
        onChange={(on) => keepListening('effects', on)}
      />
      <Switch
        label="Sound the plotted reading: the higher it is, the higher the tone"
        on={sound}
        onChange={(on) => listening.setState({ sound: on })}
      />
      <p className="listen-volume">
        <label htmlFor={id}>Volume</label>
        <input
          id={id}
          type="range"
          className="ui-range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          style={{ '--fill': `${volume * 100}%` } as CSSProperties}
          disabled={!sound && !effects}
          onChange={({ target }) => listening.setState({ volume: Number(target.value) / 100 })}
        />
      </p>
    </>
  );
}
