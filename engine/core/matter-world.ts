/**
 * One free body moved by Matter.js, in metres, seconds, kilograms and newtons; y points up. Or one body that turns about a
 * fixed axis, in radians and newton metres.
 *
 *   x_{n+1} = 2 x_n − x_{n−1} + a_n h²,   v_n = (x_n − x_{n−1})/h + ½ a_{n−1} h       (Störmer–Verlet, order 2)
 *
 * The package's unit of time is whatever its step is given in: with steps in seconds its forces are newtons. Its velocities
 * count per 1/60 s and its first step rescales them, so a body is started by its previous position instead,
 * x_{−1} = x_0 − v_0 h + ½ a_0 h². Without the last term a launch is wrong by ½ a h.
 *
 * No contacts, constraints, air friction or sleeping: the package integrates, the model gives forces and finds events.
 */
import Body from 'matter-js/src/body/Body.js';
import Composite from 'matter-js/src/body/Composite.js';
import Common from 'matter-js/src/core/Common.js';
import Engine from 'matter-js/src/core/Engine.js';
import type { Quantity } from '../contract';

// An update takes the wall's time twice, for statistics that nobody reads here.
Common.now = () => 0;

export interface MatterBody {
  /** Place, velocity, and the acceleration that led here; m, m/s, m/s². */
  readonly x: Quantity<'m'>;
  readonly y: Quantity<'m'>;
  readonly vx: Quantity<'m/s'>;
  readonly vy: Quantity<'m/s'>;
  readonly ax: Quantity<'m/s²'>;
  readonly ay: Quantity<'m/s²'>;
  /** Starts from a place and velocity under the force (N) that acts there besides gravity; steps are `h` seconds long. */
  place(x: number, y: number, vx: number, vy: number, forceX: number, forceY: number, h: number): void;
  /** One step under gravity and this force, N. */
  step(forceX: number, forceY: number): void;
}

/** A body alone in its world, that nothing but given forces, torques and gravity moves. */
function createLoneBody(gravity: number) {
  const engine = Engine.create({ gravity: { x: 0, y: -gravity, scale: 1 } });
  const body = Body.create({ frictionAir: 0, isSensor: true });
  Composite.add(engine.world, body);
  return { engine, body };
}

/** `mass` in kg, above 0; `gravity` in m/s², downwards. Place the body before its first step. */
export function createMatterBody(mass: Quantity<'kg'>, gravity: Quantity<'m/s²'>): MatterBody {
  const { engine, body } = createLoneBody(gravity);
  Body.setMass(body, mass);
  const { position, positionPrev, force } = body;
  let h = 0;
  const self = {
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    ax: 0,
    ay: 0,
    place(x: number, y: number, vx: number, vy: number, forceX: number, forceY: number, step: number): void {
      h = step;
      self.x = x;
      self.y = y;
      self.vx = vx;
      self.vy = vy;
      self.ax = forceX / mass;
      self.ay = forceY / mass - gravity;
      // Set by hand: the package would add the difference, with its rounding. Its outline stays behind and is never used.
      position.x = x;
      position.y = y;
      positionPrev.x = x - vx * h + 0.5 * self.ax * h * h;
      positionPrev.y = y - vy * h + 0.5 * self.ay * h * h;
      body.deltaTime = h;
    },
    step(forceX: number, forceY: number): void {
      force.x = forceX;
      force.y = forceY;
      Engine.update(engine, h);
      const ax = forceX / mass;
      const ay = forceY / mass - gravity;
      self.ax = ax;
      self.ay = ay;
      self.vx = (position.x - positionPrev.x) / h + 0.5 * ax * h;
      self.vy = (position.y - positionPrev.y) / h + 0.5 * ay * h;
      self.x = position.x;
      self.y = position.y;
    },
  };
  return self;
}

export interface MatterRotor {
  /** Angle, angular velocity, and the angular acceleration that led here; rad, rad/s, rad/s². */
  readonly angle: Quantity<'rad'>;
  readonly omega: Quantity<'rad/s'>;
  readonly alpha: Quantity<'rad/s²'>;
  /** Starts from an angle and angular velocity under the torque (N m) that acts there; steps are `h` seconds long. */
  place(angle: number, omega: number, torque: number, h: number): void;
  /** One step under this torque, N m. */
  step(torque: number): void;
}

/** A body on a fixed axis; `inertia` in kg m², above 0. Place it before its first step. */
export function createMatterRotor(inertia: Quantity<'kg m²'>): MatterRotor {
  // Without gravity and forces its place stays where it is.
  const { engine, body } = createLoneBody(0);
  Body.setInertia(body, inertia);
  let h = 0;
  const self = {
    angle: 0,
    omega: 0,
    alpha: 0,
    place(angle: number, omega: number, torque: number, step: number): void {
      h = step;
      self.angle = angle;
      self.omega = omega;
      self.alpha = torque / inertia;
      body.angle = angle;
      body.anglePrev = angle - omega * h + 0.5 * self.alpha * h * h;
      body.deltaTime = h;
    },
    step(torque: number): void {
      body.torque = torque;
      Engine.update(engine, h);
      self.alpha = torque / inertia;
      self.omega = (body.angle - body.anglePrev) / h + 0.5 * self.alpha * h;
      self.angle = body.angle;
    },
  };
  return self;
}
