/** The PET room: ring with its table, and the workstation with picture, sinogram, likelihood and decay. */
import { Container } from 'pixi.js';
import type { Box, CreateScene } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createPetRing, RING, SYRINGE, WAITING } from './pet-ring';
import { createPetScreens } from './pet-screens';
import { describePet, type PetFrame } from './pet-words';

const ARRANGEMENT: Arrangements<'ring' | 'station'> = {
  wide: spaced(14, row(grow(42, 'ring'), grow(58, 'station'))),
  tall: spaced(8, column(grow(40, 'ring'), grow(60, 'station'))),
};
const GLIDE = 0.14;
/** Part of the injected activity that shines fully. */
const FULL_GLOW = 0.9;

export const createScene: CreateScene<'pet_scanner'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'PET room' });
  const clinic = createRoom(context, { kind: 'clinic' });
  const ring = createPetRing(context);
  const screens = createPetScreens(context);
  const { station } = screens;
  root.addChild(clinic.root, ring.root, station.root);
  const load = context.actionHandle('load_patient', { name: 'Object: load it', grip: 'press' });
  const inject = context.actionHandle('inject', { name: 'Syringe: inject', grip: 'press' });

  let scale = 1;
  const parts = {
    ring: {
      lay(box: Box) {
        scale = Math.min(box.width / (2 * RING.x + 48), box.height / (RING.top + RING.bottom));
        ring.root.scale.set(scale);
        ring.root.position.set(box.x + box.width / 2 - 12 * scale, box.y + box.height - RING.bottom * scale);
      },
    },
    station,
  };
  const place = (handle: typeof load, { x, y, width, height }: Box): void =>
    handle.place(ring.root.x + x * scale, ring.root.y + y * scale, width * scale, height * scale);
  let entered = 0;

  function drawRing({ view, fields, readings }: PetFrame): void {
    const target = view.loaded ? 1 : 0;
    const left = target - entered;
    entered = reducedMotion || Math.abs(left) < 0.01 ? target : entered + GLIDE * left;
    if (entered !== target) context.redraw();
    const active = view.injected ? Math.min(1, 0.25 + (readings.decay_fraction ?? 0) / FULL_GLOW) : 0;
    ring.object(view.object, entered, active);
    if (view.stage === 'check') ring.check(view.progress);
    else ring.pairs(view.stage === 'scanning' ? fields.events : null);
    ring.transmit(view.stage === 'transmission' ? (view.progress ?? 0) : null);
    ring.syringe(!view.injected);
    load.enable(!view.loaded);
    if (!view.loaded) {
      const half = 56 * WAITING.scale;
      place(load, { x: WAITING.x - half, y: WAITING.y - half, width: 2 * half, height: 2 * half });
    }
    inject.enable(!view.injected);
    if (!view.injected) place(inject, SYRINGE);
  }

  return {
    root,
    resize(stage) {
      const box = stageBox(stage);
      arrange(ARRANGEMENT[stage.layout], parts, { ...inset(box, 12, 10), height: box.height - 24 }, stage.type);
      const floor = ring.root.y + (RING.bottom - 12) * scale;
      clinic.resize(stage, floor - 50 * scale, [
        { x: ring.root.x, y: floor - 8 * scale, width: 2 * RING.x * scale, height: 2 * RING.top * scale },
      ]);
    },
    draw(frame) {
      drawRing(frame);
      screens.draw(frame);
    },
    describe: describePet,
    destroy: () => root.destroy({ children: true }),
  };
};
