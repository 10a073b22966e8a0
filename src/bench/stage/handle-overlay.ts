/**
 * Handles of the stage as elements of the page, laid over the canvas: one mechanism gives mouse, touch, pen, keyboard,
 * focus ring and accessible name. The canvas itself takes no events. `scene-handles.ts` is the scene's side.
 */
import type { Point, StageSize } from '../../scenes/contract';
import type { HandleChange, HandleEvent, HandleFace, HandleId, HandleState, HandleValue } from './protocol';

/** Smallest side of a touch target, CSS px. */
const LEAST_TARGET = 44;
/** A pointer that moved less than this many CSS px did not drag. */
const DRAG_THRESHOLD = 4;

interface Target {
  readonly element: HTMLElement;
  readonly hint: HTMLElement | null;
  readonly face: HandleFace;
  name: string;
  /** Its value is an unknown to be found. */
  covered: boolean;
  state: HandleState;
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

const STEPS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  PageUp: { x: 0, y: 10 },
  PageDown: { x: 0, y: -10 },
};

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

/** Puts name, value and bounds into the words of assistive technology. */
function express({ element, face, name, covered, state }: Target): void {
  if (covered) {
    element.setAttribute('aria-label', `${name}: unknown, find it`);
    for (const attribute of ['aria-valuemin', 'aria-valuemax', 'aria-pressed']) element.removeAttribute(attribute);
    if (face.role === 'slider') {
      element.setAttribute('aria-valuenow', '0');
      element.setAttribute('aria-valuetext', 'unknown');
    }
    return;
  }
  element.setAttribute('aria-label', face.role === 'point' ? `${name}, ${state.text}` : name);
  if (face.role === 'slider' && typeof state.value === 'number') {
    element.setAttribute('aria-valuemin', String(state.min));
    element.setAttribute('aria-valuemax', String(state.max));
    element.setAttribute('aria-valuenow', String(state.value));
    element.setAttribute('aria-valuetext', state.text);
  }
  if (face.role === 'toggle') element.setAttribute('aria-pressed', String(state.value === true));
}

export class HandleOverlay {
  readonly #element: HTMLElement;
  readonly #send: (event: HandleEvent) => void;
  #geometry: Geometry = { scale: 1, left: 0, top: 0 };
  readonly #targets = new Map<HandleId, Target>();
  #hints = 0;

  /** `send` brings what hands did to the scene's side. */
  constructor(element: HTMLElement, send: (event: HandleEvent) => void) {
    this.#element = element;
    this.#send = send;
  }

  resize(stage: StageSize): void {
    const scale = 1 / stage.pixel;
    this.#geometry = { scale, left: -stage.bleed.x * scale, top: -stage.bleed.y * scale };
    this.#lay();
  }

  apply(changes: readonly HandleChange[]): void {
    let moved = false;
    for (const change of changes) {
      if (change.is === 'create') {
        this.#create(change.id, change.face, change.state);
        continue;
      }
      const target = this.#targets.get(change.id);
      if (!target) continue;
      switch (change.is) {
        case 'place':
          target.box = change.box;
          moved = true;
          break;
        case 'state':
          target.state = change.state;
          express(target);
          break;
        case 'rename':
          target.name = change.name;
          express(target);
          break;
        case 'enable':
          // Not merely dimmed: apparatus that is put away is not there for anybody.
          if (!change.enabled) this.#leave(target);
          target.element.hidden = !change.enabled;
          moved = true;
          break;
        case 'cover':
          target.element.dataset['covered'] = '';
          target.element.setAttribute('aria-disabled', 'true');
          target.covered = true;
          express(target);
          break;
        case 'remove':
          this.#targets.delete(change.id);
          target.hint?.remove();
          target.element.remove();
          break;
      }
    }
    if (moved) this.#lay();
  }

  /** Whoever works by keyboard goes on from the next handle when one goes away under the fingers. */
  #leave({ element }: Target): void {
    if (document.activeElement !== element) return;
    const elements = [...this.#targets.values()].map((target) => target.element);
    const at = elements.indexOf(element);
    const next = [...elements.slice(at + 1), ...elements.slice(0, at)].find(({ hidden }) => !hidden);
    next?.focus({ preventScroll: true });
  }

  clear(): void {
    this.#targets.clear();
    this.#element.replaceChildren();
  }

  /** Puts the elements where their handles were placed. */
  #lay(): void {
    const targets = [...this.#targets.values()].filter(({ element }) => !element.hidden);
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

  #toStage(event: PointerEvent): Point {
    const box = this.#element.getBoundingClientRect();
    const { scale, left, top } = this.#geometry;
    return { x: (event.clientX - box.left - left) / scale, y: (event.clientY - box.top - top) / scale };
  }

  #create(id: HandleId, face: HandleFace, state: HandleState): void {
    const element = document.createElement(face.role === 'slider' ? 'div' : 'button');
    element.className = `handle handle-${face.role}`;
    if (element instanceof HTMLButtonElement) element.type = 'button';
    let hint: HTMLElement | null = null;
    if (face.hint) {
      hint = document.createElement('span');
      hint.id = `handle-hint-${++this.#hints}-${Math.trunc(performance.now())}`;
      hint.className = 'visually-hidden';
      hint.textContent = face.hint;
      element.setAttribute('aria-describedby', hint.id);
      element.title = face.hint;
      this.#element.append(hint);
    }
    if (face.role === 'slider') {
      element.tabIndex = 0;
      element.setAttribute('role', 'slider');
    }
    if (face.role === 'point') element.setAttribute('aria-roledescription', 'movable point');
    const target: Target = {
      element,
      hint,
      face,
      name: face.name,
      covered: false,
      state,
      box: { x: 0, y: 0, width: 0, height: 0 },
    };
    this.#targets.set(id, target);
    express(target);
    this.#bindKeys(id, target);
    if (face.role === 'slider' || face.role === 'point') this.#bindDrag(id, target);
    else if (face.role === 'toggle') element.addEventListener('click', () => this.#send({ is: 'toggle', id }));
    else this.#bindPress(id, target);
    this.#element.append(element);
  }

  #bindKeys(id: HandleId, { element, face }: Target): void {
    const steps = face.role === 'slider' || face.role === 'point';
    element.addEventListener('keydown', (event) => {
      const { key } = event;
      const move = STEPS[key];
      if (face.keys.includes(key)) this.#send({ is: 'key', id, key });
      else if (steps && move) {
        const factor = face.role === 'point' && event.shiftKey ? 10 : 1;
        this.#send({ is: 'nudge', id, steps: { x: move.x * factor, y: move.y * factor } });
      } else if (face.role === 'slider' && (key === 'Home' || key === 'End'))
        this.#send({ is: 'limit', id, to: key === 'Home' ? 'min' : 'max' });
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  #bindDrag(id: HandleId, target: Target): void {
    const { element } = target;
    let start: { readonly point: Point; readonly value: HandleValue; readonly x: number; readonly y: number } | null =
      null;
    let dragged = false;
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true });
      start = { point: this.#toStage(event), value: target.state.value, x: event.clientX, y: event.clientY };
      dragged = false;
      this.#send({ is: 'held', id, down: true });
      event.preventDefault();
    });
    element.addEventListener('pointermove', (event) => {
      if (!start) return;
      const far = Math.abs(event.clientX - start.x) + Math.abs(event.clientY - start.y) >= DRAG_THRESHOLD;
      if (!far && !dragged) return;
      dragged = true;
      this.#send({ is: 'drag', id, point: this.#toStage(event), start: start.point, startValue: start.value });
    });
    const end = (event: PointerEvent): void => {
      if (!start) return;
      start = null;
      this.#send({ is: 'held', id, down: false });
      if (!dragged && event.type === 'pointerup') this.#send({ is: 'tap', id, point: this.#toStage(event) });
    };
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  }

  #bindPress(id: HandleId, { element, face }: Target): void {
    let timer: ReturnType<typeof setInterval> | undefined;
    let repeated = false;
    const release = (): void => {
      clearInterval(timer);
      timer = undefined;
      this.#send({ is: 'held', id, down: false });
    };
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      repeated = false;
      this.#send({ is: 'held', id, down: true });
      if (face.repeatEvery !== null) {
        timer = setInterval(() => {
          repeated = true;
          this.#send({ is: 'press', id });
        }, face.repeatEvery);
      }
    });
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', release);
    // A click also comes from Enter and Space; the one that ends a held press was already counted.
    element.addEventListener('click', () => {
      if (!repeated) this.#send({ is: 'press', id });
      repeated = false;
    });
  }
}
