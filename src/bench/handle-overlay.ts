/**
 * Handles of the stage as elements of the page, laid over the canvas: one mechanism gives mouse, touch, pen, keyboard,
 * focus ring and accessible name. The canvas itself takes no events.
 */
import type { Handle, HandleDef, Point, StageSize } from '../scenes/contract';

/** Smallest side of a touch target, CSS px. */
const LEAST_TARGET = 44;
/** A pointer that moved less than this many CSS px did not drag. */
const DRAG_THRESHOLD = 4;

interface Geometry {
  /** CSS px of one stage unit, and where the stage's origin lies. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const snap = (value: number, min: number, max: number, step: number): number =>
  clamp(Number((min + Math.round((clamp(value, min, max) - min) / step) * step).toPrecision(12)), min, max);

export class HandleOverlay {
  readonly #element: HTMLElement;
  #geometry: Geometry = { scale: 1, left: 0, top: 0 };
  #placers = new Set<() => void>();
  #count = 0;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  resize(stage: StageSize): void {
    const scale = 1 / stage.pixel;
    this.#geometry = { scale, left: -stage.bleed.x * scale, top: -stage.bleed.y * scale };
    for (const place of this.#placers) place();
  }

  clear(): void {
    this.#placers.clear();
    this.#element.replaceChildren();
  }

  #toStage(event: PointerEvent): Point {
    const box = this.#element.getBoundingClientRect();
    const { scale, left, top } = this.#geometry;
    return { x: (event.clientX - box.left - left) / scale, y: (event.clientY - box.top - top) / scale };
  }

  create(def: HandleDef): Handle {
    const plain = def.role === 'slider';
    const element = document.createElement(plain ? 'div' : 'button');
    element.className = `handle handle-${def.role}`;
    if (element instanceof HTMLButtonElement) element.type = 'button';
    if (def.hint) {
      const hint = document.createElement('span');
      hint.id = `handle-hint-${++this.#count}-${Math.trunc(performance.now())}`;
      hint.className = 'visually-hidden';
      hint.textContent = def.hint;
      element.setAttribute('aria-describedby', hint.id);
      element.title = def.hint;
      this.#element.append(hint);
    }
    const handle = this.#bind(element, def);
    this.#element.append(element);
    return handle;
  }

  #bind(element: HTMLElement, def: HandleDef): Handle {
    let name = def.name;
    let value: number | boolean | Point =
      def.role === 'slider' || def.role === 'point' ? def.value : def.role === 'toggle' ? def.pressed : 0;
    let box = { x: 0, y: 0, width: 0, height: 0 };

    const express = (): void => {
      if (def.role === 'slider' && typeof value === 'number') {
        element.setAttribute('aria-label', name);
        element.setAttribute('aria-valuenow', String(value));
        element.setAttribute('aria-valuetext', def.format(value));
      } else if (def.role === 'point' && typeof value === 'object') {
        element.setAttribute('aria-label', `${name}, ${def.format(value)}`);
      } else {
        element.setAttribute('aria-label', name);
        if (def.role === 'toggle') element.setAttribute('aria-pressed', String(value === true));
      }
    };

    const place = (): void => {
      const { scale, left, top } = this.#geometry;
      const width = Math.max(LEAST_TARGET, box.width * scale);
      const height = Math.max(LEAST_TARGET, box.height * scale);
      const x = left + (box.x + box.width / 2) * scale - width / 2;
      const y = top + (box.y + box.height / 2) * scale - height / 2;
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    this.#placers.add(place);

    const setNumber = (next: number): void => {
      if (def.role !== 'slider') return;
      const stepped = snap(next, def.min, def.max, def.step);
      if (stepped === value) return;
      value = stepped;
      express();
      def.set(stepped);
    };
    const setPoint = (next: Point): void => {
      if (def.role !== 'point') return;
      const stepped = {
        x: snap(next.x, def.min.x, def.max.x, def.step),
        y: snap(next.y, def.min.y, def.max.y, def.step),
      };
      if (typeof value === 'object' && stepped.x === value.x && stepped.y === value.y) return;
      value = stepped;
      express();
      def.set(stepped);
    };

    if (def.role === 'slider') {
      element.tabIndex = 0;
      element.setAttribute('role', 'slider');
      element.setAttribute('aria-valuemin', String(def.min));
      element.setAttribute('aria-valuemax', String(def.max));
    }
    if (def.role === 'point') element.setAttribute('aria-roledescription', 'movable point');
    express();

    this.#bindKeys(element, def, () => value, setNumber, setPoint);
    if (def.role === 'slider' || def.role === 'point') this.#bindDrag(element, def, () => value, setNumber, setPoint);
    else this.#bindPress(element, def, () => value === true);

    return {
      place: (x, y, width, height) => {
        if (box.x === x && box.y === y && box.width === width && box.height === height) return;
        box = { x, y, width, height };
        place();
      },
      update: (next) => {
        const same =
          typeof next === 'object' && typeof value === 'object' ? next.x === value.x && next.y === value.y : next === value;
        if (same) return;
        value = next;
        express();
      },
      rename: (next) => {
        if (next === name) return;
        name = next;
        express();
      },
      enable: (enabled) => {
        element.setAttribute('aria-disabled', String(!enabled));
        element.style.pointerEvents = enabled ? '' : 'none';
        element.tabIndex = enabled ? 0 : -1;
      },
      remove: () => {
        this.#placers.delete(place);
        const hint = element.getAttribute('aria-describedby');
        if (hint) document.getElementById(hint)?.remove();
        element.remove();
      },
    };
  }

  #bindKeys(
    element: HTMLElement,
    def: HandleDef,
    current: () => number | boolean | Point,
    setNumber: (value: number) => void,
    setPoint: (value: Point) => void,
  ): void {
    element.addEventListener('keydown', (event) => {
      const extra = def.keys?.[event.key];
      if (extra) {
        event.preventDefault();
        event.stopPropagation();
        extra();
        return;
      }
      const value = current();
      const moves: Readonly<Record<string, readonly [number, number]>> = {
        ArrowRight: [1, 0],
        ArrowLeft: [-1, 0],
        ArrowUp: [0, 1],
        ArrowDown: [0, -1],
        PageUp: [0, 10],
        PageDown: [0, -10],
      };
      const move = moves[event.key];
      if (def.role === 'slider' && typeof value === 'number') {
        if (move) setNumber(value + (move[0] + move[1]) * def.step);
        else if (event.key === 'Home') setNumber(def.min);
        else if (event.key === 'End') setNumber(def.max);
        else return;
      } else if (def.role === 'point' && typeof value === 'object' && move) {
        const factor = event.shiftKey ? 10 : 1;
        setPoint({ x: value.x + move[0] * def.step * factor, y: value.y + move[1] * def.step * factor });
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  #bindDrag(
    element: HTMLElement,
    def: Extract<HandleDef, { role: 'slider' | 'point' }>,
    current: () => number | boolean | Point,
    setNumber: (value: number) => void,
    setPoint: (value: Point) => void,
  ): void {
    let start: { readonly point: Point; readonly value: number | boolean | Point; readonly x: number; readonly y: number } | null = null;
    let dragged = false;
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true });
      start = { point: this.#toStage(event), value: current(), x: event.clientX, y: event.clientY };
      dragged = false;
      def.held?.(true);
      event.preventDefault();
    });
    element.addEventListener('pointermove', (event) => {
      if (!start) return;
      const far = Math.abs(event.clientX - start.x) + Math.abs(event.clientY - start.y) >= DRAG_THRESHOLD;
      if (!far && !dragged) return;
      dragged = true;
      const point = this.#toStage(event);
      if (def.role === 'slider' && typeof start.value === 'number') setNumber(def.drag(point, start.point, start.value));
      if (def.role === 'point' && typeof start.value === 'object') setPoint(def.drag(point, start.point, start.value));
    });
    const end = (): void => {
      if (!start) return;
      start = null;
      def.held?.(false);
      if (!dragged && def.role === 'slider') def.tap?.();
    };
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  }

  #bindPress(element: HTMLElement, def: Extract<HandleDef, { role: 'button' | 'toggle' }>, pressed: () => boolean): void {
    if (def.role === 'toggle') {
      element.addEventListener('click', () => def.toggle(!pressed()));
      return;
    }
    let timer: ReturnType<typeof setInterval> | undefined;
    let repeated = false;
    const release = (): void => {
      clearInterval(timer);
      timer = undefined;
      def.held?.(false);
    };
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      repeated = false;
      def.held?.(true);
      if (def.repeatEvery !== undefined) {
        timer = setInterval(() => {
          repeated = true;
          def.press();
        }, def.repeatEvery);
      }
    });
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', release);
    // A click also comes from Enter and Space; the one that ends a held press was already counted.
    element.addEventListener('click', () => {
      if (!repeated) def.press();
      repeated = false;
    });
  }
}
