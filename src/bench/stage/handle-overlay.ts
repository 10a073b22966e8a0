/**
 * Handles of the stage as elements of the page, laid over the canvas: one mechanism gives mouse, touch, pen, keyboard,
 * focus ring and accessible name. The canvas itself takes no events. `scene-handles.ts` is the scene's side.
 */
import type { Box, Point, StageSize } from '../../scenes/contract';
import { drawnSides, type Geometry, geometryOf, targetsOf } from './handle-targets';
import type { HandleChange, HandleEvent, HandleFace, HandleId, HandleState, HandleValue } from './protocol';

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
  box: Box;
  /** Where it may be let go, and the marks that show it while a hand holds it. */
  aims: readonly Box[];
  marks: readonly HTMLElement[];
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  PageUp: { x: 0, y: 10 },
  PageDown: { x: 0, y: -10 },
};

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
    this.#geometry = geometryOf(stage);
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
        case 'aim':
          target.aims = change.targets;
          if (target.marks.length > 0) this.#showAims(target);
          break;
        case 'rename':
          target.name = change.name;
          express(target);
          break;
        case 'enable':
          // Not merely dimmed: apparatus that is put away is not there for anybody.
          if (!change.enabled) {
            this.#leave(target);
            this.#hideAims(target);
          }
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
          this.#hideAims(target);
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
    const drawn = targets.map(({ box }) => drawnSides(box, this.#geometry));
    const grown = targetsOf(drawn);
    targets.forEach(({ element }, index) => {
      const sides = grown[index];
      const own = drawn[index];
      if (!sides || !own) return;
      element.style.width = `${sides.right - sides.left}px`;
      element.style.height = `${sides.bottom - sides.top}px`;
      element.style.transform = `translate(${sides.left}px, ${sides.top}px)`;
      // Outline and grip belong to what is drawn, not to the larger target around it.
      const within = [own.top - sides.top, sides.right - own.right, sides.bottom - own.bottom, own.left - sides.left];
      element.style.setProperty('--drawn', within.map((side) => `${side.toFixed(1)}px`).join(' '));
    });
  }

  /** Outlines where the part in a hand may be let go. */
  #showAims(target: Target): void {
    this.#hideAims(target);
    target.marks = target.aims.map((box) => {
      const { left, top, right, bottom } = drawnSides(box, this.#geometry);
      const mark = document.createElement('div');
      mark.className = 'handle-aim';
      mark.style.width = `${right - left}px`;
      mark.style.height = `${bottom - top}px`;
      mark.style.transform = `translate(${left}px, ${top}px)`;
      return mark;
    });
    this.#element.prepend(...target.marks);
  }

  /** The one under the hand is lit. */
  #lightAims({ aims, marks }: Target, { x, y }: Point): void {
    aims.forEach((box, n) => {
      const over = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
      marks[n]?.toggleAttribute('data-over', over);
    });
  }

  #hideAims(target: Target): void {
    for (const mark of target.marks) mark.remove();
    target.marks = [];
  }

  #toStage(event: PointerEvent): Point {
    const box = this.#element.getBoundingClientRect();
    const { scale, left, top } = this.#geometry;
    return { x: (event.clientX - box.left - left) / scale, y: (event.clientY - box.top - top) / scale };
  }

  #create(id: HandleId, face: HandleFace, state: HandleState): void {
    const element = document.createElement(face.role === 'slider' ? 'div' : 'button');
    element.className = `handle handle-${face.role}`;
    if (face.grip !== 'none') element.dataset['grip'] = face.grip;
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
      aims: [],
      marks: [],
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
      element.dataset['held'] = '';
      this.#showAims(target);
      this.#send({ is: 'held', id, down: true });
      event.preventDefault();
    });
    element.addEventListener('pointermove', (event) => {
      if (!start) return;
      const far = Math.abs(event.clientX - start.x) + Math.abs(event.clientY - start.y) >= DRAG_THRESHOLD;
      if (!far && !dragged) return;
      dragged = true;
      const point = this.#toStage(event);
      this.#lightAims(target, point);
      this.#send({ is: 'drag', id, point, start: start.point, startValue: start.value });
    });
    const end = (event: PointerEvent): void => {
      if (!start) return;
      start = null;
      delete element.dataset['held'];
      this.#hideAims(target);
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
