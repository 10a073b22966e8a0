/**
 * Handles of the stage as elements of the page, laid over the canvas: one mechanism gives mouse, touch, pen, keyboard,
 * focus ring and accessible name. The canvas itself takes no events.
 */
import type { Handle, HandleDef, Point, StageSize } from '../scenes/contract';

/** Smallest side of a touch target, CSS px. */
const LEAST_TARGET = 44;
/** A pointer that moved less than this many CSS px did not drag. */
const DRAG_THRESHOLD = 4;

/** A handle's place in CSS px: as drawn, and as enlarged to a target. */
interface Target {
  readonly element: HTMLElement;
  /** Stage units. */
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Geometry {
  /** CSS px of one stage unit, and where the stage's origin lies. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const snap = (value: number, min: number, max: number, step: number): number =>
  clamp(Number((min + Math.round((clamp(value, min, max) - min) / step) * step).toPrecision(12)), min, max);

/** At least the size of a target, around the same middle. */
function enlarged({ left, top, right, bottom }: Sides): Sides {
  const wide = Math.max(0, LEAST_TARGET - (right - left)) / 2;
  const high = Math.max(0, LEAST_TARGET - (bottom - top)) / 2;
  return { left: left - wide, top: top - high, right: right + wide, bottom: bottom + high };
}

/** Where two targets overlap, each gives back half of it, but nothing of what is drawn. */
function separate(
  a: Sides | undefined,
  drawnA: Sides | undefined,
  b: Sides | undefined,
  drawnB: Sides | undefined,
): void {
  if (!a || !b || !drawnA || !drawnB) return;
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (across <= 0 || down <= 0) return;
  if (across < down) {
    const [first, drawnFirst, second, drawnSecond] = a.left <= b.left ? [a, drawnA, b, drawnB] : [b, drawnB, a, drawnA];
    const middle = (first.right + second.left) / 2;
    first.right = Math.max(middle, drawnFirst.right);
    second.left = Math.min(middle, drawnSecond.left);
  } else {
    const [first, drawnFirst, second, drawnSecond] = a.top <= b.top ? [a, drawnA, b, drawnB] : [b, drawnB, a, drawnA];
    const middle = (first.bottom + second.top) / 2;
    first.bottom = Math.max(middle, drawnFirst.bottom);
    second.top = Math.min(middle, drawnSecond.top);
  }
}

export class HandleOverlay {
  readonly #element: HTMLElement;
  #geometry: Geometry = { scale: 1, left: 0, top: 0 };
  readonly #targets = new Set<Target>();
  #moved = false;
  #count = 0;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  resize(stage: StageSize): void {
    const scale = 1 / stage.pixel;
    this.#geometry = { scale, left: -stage.bleed.x * scale, top: -stage.bleed.y * scale };
    this.#moved = true;
    this.flush();
  }

  /** Puts the elements where their handles were placed; call it once after a draw. */
  flush(): void {
    if (!this.#moved) return;
    this.#moved = false;
    const targets = [...this.#targets].filter(({ element }) => !element.hidden);
    const drawn = targets.map((target) => this.#drawn(target));
    const grown = drawn.map(enlarged);
    for (let a = 0; a < grown.length; a++) {
      for (let b = a + 1; b < grown.length; b++) separate(grown[a], drawn[a], grown[b], drawn[b]);
    }
    targets.forEach(({ element }, index) => {
      const sides = grown[index];
      if (!sides) return;
      element.style.width = `${sides.right - sides.left}px`;
      element.style.height = `${sides.bottom - sides.top}px`;
      element.style.transform = `translate(${sides.left}px, ${sides.top}px)`;
    });
  }

  #drawn({ box }: Target): Sides {
    const { scale, left, top } = this.#geometry;
    const x = left + box.x * scale;
    const y = top + box.y * scale;
    return { left: x, top: y, right: x + box.width * scale, bottom: y + box.height * scale };
  }

  clear(): void {
    this.#targets.clear();
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
    const target: Target = { element, box: { x: 0, y: 0, width: 0, height: 0 } };
    this.#targets.add(target);

    const express = (): void => {
      if (def.role === 'slider' && typeof value === 'number') {
        element.setAttribute('aria-label', name);
        element.setAttribute('aria-valuemin', String(def.min));
        element.setAttribute('aria-valuemax', String(def.max));
        element.setAttribute('aria-valuenow', String(value));
        element.setAttribute('aria-valuetext', def.format(value));
      } else if (def.role === 'point' && typeof value === 'object') {
        element.setAttribute('aria-label', `${name}, ${def.format(value)}`);
      } else {
        element.setAttribute('aria-label', name);
        if (def.role === 'toggle') element.setAttribute('aria-pressed', String(value === true));
      }
    };

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
    }
    if (def.role === 'point') element.setAttribute('aria-roledescription', 'movable point');
    express();

    this.#bindKeys(element, def, () => value, setNumber, setPoint);
    if (def.role === 'slider' || def.role === 'point') this.#bindDrag(element, def, () => value, setNumber, setPoint);
    else this.#bindPress(element, def, () => value === true);

    return {
      place: (x, y, width, height) => {
        const { box } = target;
        if (box.x === x && box.y === y && box.width === width && box.height === height) return;
        target.box = { x, y, width, height };
        this.#moved = true;
      },
      update: (next) => {
        const same =
          typeof next === 'object' && typeof value === 'object'
            ? next.x === value.x && next.y === value.y
            : next === value;
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
        // Not merely dimmed: apparatus that is put away is not there for anybody.
        element.hidden = !enabled;
        this.#moved = true;
      },
      remove: () => {
        this.#targets.delete(target);
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
    let start: {
      readonly point: Point;
      readonly value: number | boolean | Point;
      readonly x: number;
      readonly y: number;
    } | null = null;
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
      if (def.role === 'slider' && typeof start.value === 'number')
        setNumber(def.drag(point, start.point, start.value));
      if (def.role === 'point' && typeof start.value === 'object') setPoint(def.drag(point, start.point, start.value));
    });
    const end = (event: PointerEvent): void => {
      if (!start) return;
      start = null;
      def.held?.(false);
      if (!dragged && event.type === 'pointerup' && def.role === 'slider') def.tap?.(this.#toStage(event));
    };
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  }

  #bindPress(
    element: HTMLElement,
    def: Extract<HandleDef, { role: 'button' | 'toggle' }>,
    pressed: () => boolean,
  ): void {
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
