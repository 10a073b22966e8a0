/** Speaks changes and sounds the plotted reading; fetched when one of both is switched on. Shows nothing. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBench, useBenchState } from '../bench-context';
import { settingsFrom } from '../plot/settings';
import { readOut } from '../readings/reading-text';
import { materialChanges, type ShownReadings } from './changes';
import { HIGH_HZ, isOtherRange, LOW_HZ, pitchOf, type Range, rangeOf } from './pitch';
import { listening } from './settings';

/** No oftener than this is anything said. */
const SAY_MS = 2000;
/** More than so many readings at once are not taken in. */
const MOST_SAID = 3;
const GLIDE_S = 0.08;

export function Listener() {
  const speak = useStore(listening, (state) => state.speak);
  const sound = useStore(listening, (state) => state.sound);
  return (
    <>
      {speak && <Speaker />}
      {sound && <Tone />}
    </>
  );
}

function Speaker() {
  const { session, entry, announce } = useBench();
  useEffect(() => {
    let said: ShownReadings = session.store.getState().shown;
    const timer = setInterval(() => {
      const { phase, shown, facts, answersHidden } = session.store.getState();
      if (phase.is !== 'running' || !facts || answersHidden || document.hidden) return;
      const changed = materialChanges(entry.mainReadings, said, shown).slice(0, MOST_SAID);
      if (changed.length === 0) return;
      said = { ...said, ...Object.fromEntries(changed.flatMap((id) => (shown[id] ? [[id, shown[id]]] : []))) };
      announce(
        readOut(
          changed.map((id) => ({ label: facts.readings[id]?.label ?? id, shown: shown[id] })),
          false,
        ),
      );
    }, SAY_MS);
    return () => clearInterval(timer);
  }, [session, entry, announce]);
  return null;
}

function Tone() {
  const { session, entry } = useBench();
  const column = useBenchState(({ notebook }) => settingsFrom(entry, notebook.plot).ys[0].column);
  useEffect(() => {
    const context = new AudioContext();
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: LOW_HZ });
    const gain = new GainNode(context, { gain: 0 });
    oscillator.connect(gain).connect(context.destination);
    oscillator.start();
    let range: Range | null = null;
    /** Until then the ends of the axis are heard. */
    let busyUntil = 0;

    const loudness = (): number => listening.getState().volume ** 2 * 0.5;
    const quiet = (): void => void gain.gain.setTargetAtTime(0, context.currentTime, GLIDE_S);
    /** The lowest and the highest of the axis, so that the tones between have a meaning. */
    const playEnds = (): void => {
      const at = context.currentTime;
      gain.gain.setValueAtTime(loudness(), at);
      oscillator.frequency.setValueAtTime(LOW_HZ, at);
      oscillator.frequency.setValueAtTime(HIGH_HZ, at + 0.18);
      gain.gain.setValueAtTime(0, at + 0.36);
      busyUntil = at + 0.5;
    };
    const sound = (): void => {
      const { phase, answersHidden } = session.store.getState();
      // A computed column has no live trace: the plotted reading of the experiment is heard instead.
      const values = session.trace.column(column) ?? session.trace.column(entry.plot.y.column);
      const now = values ? rangeOf(values) : null;
      if (phase.is !== 'running' || answersHidden || document.hidden || !values || !now) return quiet();
      if (isOtherRange(range, now)) {
        range = now;
        return playEnds();
      }
      if (context.currentTime < busyUntil) return;
      const last = values.findLast((value) => !Number.isNaN(value));
      if (last === undefined) return quiet();
      gain.gain.setTargetAtTime(loudness(), context.currentTime, GLIDE_S);
      oscillator.frequency.setTargetAtTime(pitchOf(last, now), context.currentTime, GLIDE_S);
    };
    const off = [
      session.store.subscribe((state, before) => {
        if (state.traceVersion !== before.traceVersion || state.phase !== before.phase) sound();
      }),
      listening.subscribe(sound),
    ];
    document.addEventListener('visibilitychange', sound);
    playEnds();
    return () => {
      for (const stop of off) stop();
      document.removeEventListener('visibilitychange', sound);
      void context.close();
    };
  }, [session, entry, column]);
  return null;
}
