import { type ButtonHTMLAttributes, useEffect, useRef } from 'react';
import { useLatest } from '../../ui/use-latest';

/** Milliseconds between two repeats of a held button. */
const REPEAT_MS = 150;
/** The browser's click comes this soon after the release, if at all. */
const CLICK_FOLLOWS_MS = 60;

type Handlers = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'onClick'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onPointerLeave'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onBlur'
>;

/** Handlers of a button: once per press, or, with `hold`, again and again while it is down, by pointer or by key. */
export function useHold(hold: boolean, onPress: () => void): Handlers {
  const press = useLatest(onPress);
  const timer = useRef(0);
  /** The press has been counted already when the browser's click follows. */
  const counted = useRef(false);
  const stop = (): void => {
    clearInterval(timer.current);
    setTimeout(() => {
      counted.current = false;
    }, CLICK_FOLLOWS_MS);
  };
  useEffect(() => () => clearInterval(timer.current), []);

  if (!hold) return { onClick: () => press.current() };
  const begin = (): void => {
    clearInterval(timer.current);
    counted.current = true;
    press.current();
    timer.current = window.setInterval(() => press.current(), REPEAT_MS);
  };
  return {
    onPointerDown: (event) => event.button === 0 && begin(),
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onKeyDown: (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) begin();
    },
    onKeyUp: stop,
    onBlur: stop,
    // Assistive technology clicks without pointer or key.
    onClick: () => {
      if (!counted.current) press.current();
    },
  };
}
