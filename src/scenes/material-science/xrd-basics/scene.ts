/** A powder diffractometer: goniometer with tube, sample and detector, a lens over the planes, and the workstation with its card file. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createGoniometer, type Goniometer, GONIOMETER } from '../../kit/diffraction/goniometer';
import { createPlaneLens } from '../../kit/diffraction/plane-lens';
import { createWaitingHolder } from '../../kit/diffraction/waiting-holder';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { describeXrd } from './xrd-words';
import { createXrdWorkstation } from './xrd-workstation';

type XrdFrame = Frame<'xrd_basics'>;

const ARRANGEMENT: Arrangements<'goniometer' | 'lens' | 'workstation'> = {
  wide: row(grow(1.08, spaced(12, column(grow(1.2, 'lens'), grow(1.9, 'goniometer')))), grow(1, 'workstation')),
  tall: spaced(
    10,
    column(grow(1.35, 'workstation'), grow(1, spaced(10, row(grow(1.45, 'goniometer'), grow(1, 'lens'))))),
  ),
};
/** What makes the detector as bright as it gets, counts per second. */
const BRIGHT = 5000;
const COVERED = 0x8f9aa6;
/** A hand that moves by so many units of the stage changes the anode, or the height by a millimetre. */
const PER_ANODE = 34;
const PER_MILLIMETRE = 110;

const createHandles = (context: SceneContext<'xrd_basics'>, goniometer: Goniometer) => ({
  anode: context.inputHandle('anode', {
    name: 'Tube: anode',
    grip: 'x',
    drag: (point, start, place) => place + (point.x - start.x) / PER_ANODE,
  }),
  screw: context.inputHandle('displacement', {
    name: 'Screw: height of the sample',
    grip: 'y',
    drag: (point, start, mm) => mm + (start.y - point.y) / PER_MILLIMETRE,
  }),
  end: context.inputHandle('two_theta_max', {
    name: 'Pin: end of the scan',
    grip: 'along',
    drag: (point) => goniometer.angleOf(point),
  }),
});

const toneOf = ({ view, hidden }: XrdFrame): number => (hidden.has('crystal') ? COVERED : view.tone);
const isBeamOn = ({ view }: XrdFrame): boolean => view.scanning || view.standardLeft !== null;

export const createScene: CreateScene<'xrd_basics'> = (context) => {
  const root = new Container({ label: 'X-ray diffractometer' });
  const room = createRoom(context, { kind: 'workshop' });
  const goniometer = createGoniometer(context);
  const lens = createPlaneLens(context);
  const screen = createXrdWorkstation(context);
  const { workstation } = screen;
  const waiting = createWaitingHolder(context, goniometer);
  root.addChild(room.root, goniometer.root, waiting.root, lens.root, workstation.root);
  const handles = createHandles(context, goniometer);
  const layGoniometer: Placed = {
    lay(box, type) {
      goniometer.lay(box, type);
      placeHandle(handles.anode, goniometer.tube);
      placeHandle(handles.screw, goniometer.screw);
      waiting.aim();
    },
  };

  function drawLens(frame: XrdFrame, now: number): void {
    const { view, hidden } = frame;
    if (hidden.has('anode')) lens.cover('wavelength hidden');
    else if (hidden.has('crystal') && !view.picked) lens.cover('pick a peak first');
    else lens.set({ ...view.planes, beam: isBeamOn(frame), tone: toneOf(frame), now });
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { goniometer: layGoniometer, lens, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      const { foot, scale } = goniometer;
      room.resize(stage, Math.min(stage.height - 60, foot - 50), [
        {
          x: goniometer.seat.x,
          y: foot,
          width: GONIOMETER.width * 0.5 * scale,
          height: 200 * scale,
          tone: context.theme.housing,
        },
      ]);
    },

    draw(frame, now) {
      const { view, params, hidden } = frame;
      goniometer.set({
        twoTheta: view.twoTheta,
        beam: isBeamOn(frame),
        reflected: view.scanning ? view.rate / BRIGHT : 0,
        sample: view.loaded ? toneOf(frame) : null,
        lift: params.displacement,
        anode: hidden.has('anode') ? '?' : params.anode,
        end: params.two_theta_max,
        now,
      });
      placeHandle(handles.end, goniometer.pin(params.two_theta_max));
      waiting.set(view.loaded, toneOf(frame), now);
      drawLens(frame, now);
      screen.draw(frame);
    },

    describe: (frame) => describeXrd(frame, screen.cardName()),
    destroy: () => root.destroy({ children: true }),
  };
};
