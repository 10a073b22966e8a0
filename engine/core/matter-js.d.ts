/**
 * What the wrapper uses of matter-js 0.20. Its modules are imported one by one (the package's index brings rendering,
 * mouse and factories with it, twice the size), and the published types know only the index, and the DOM.
 */
declare module 'matter-js/src/core/Common.js' {
  const Common: {
    /** Milliseconds; read by every update for its own statistics. */
    now(): number;
  };
  export default Common;
}

declare module 'matter-js/src/body/Body.js' {
  interface Vector {
    x: number;
    y: number;
  }
  export interface Body {
    readonly position: Vector;
    readonly positionPrev: Vector;
    readonly force: Vector;
    angle: number;
    anglePrev: number;
    torque: number;
    deltaTime: number;
  }
  const Body: {
    create(options: { readonly frictionAir: number; readonly isSensor: boolean }): Body;
    setMass(body: Body, mass: number): void;
    setInertia(body: Body, inertia: number): void;
  };
  export default Body;
}

declare module 'matter-js/src/body/Composite.js' {
  const Composite: { add(composite: { readonly bodies: readonly object[] }, body: object): void };
  export default Composite;
}

declare module 'matter-js/src/core/Engine.js' {
  export interface Engine {
    readonly world: { readonly bodies: readonly object[] };
  }
  const Engine: {
    create(options: { readonly gravity: { readonly x: number; readonly y: number; readonly scale: number } }): Engine;
    update(engine: Engine, delta: number): void;
  };
  export default Engine;
}
