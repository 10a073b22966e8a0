/** Making aspirin in the fume cupboard: bath, ice, suction, balance, spot tile, melting point. The flask is carried by hand. */
import { Container } from 'pixi.js';
import type { CreateScene, StageSize } from '../../contract';
import { createCallout } from '../../kit/words/callout';
import { createCarriedWashBottle } from './carried-wash-bottle';
import { describeSynthesis, nextStep } from './describe-synthesis';
import { createFumeCupboard } from './fume-cupboard';
import { createReactionFlask } from './reaction-flask';
import { createStepHandles, createSynthesisApparatus } from './synthesis-apparatus';
import { layoutFor } from './synthesis-layout';
import type { SynthesisFrame, SynthesisState } from './synthesis-state';

/** Until the stage says its own. */
const FIRST_SIZE = { layout: 'wide', width: 960, height: 540, type: { small: 12, text: 14, figures: 26 } } as const;
const WORDS_GAP = 5;

export const createScene: CreateScene<'synthesis'> = (context) => {
  const root = new Container({ label: 'aspirin synthesis' });
  const cupboard = createFumeCupboard(context);
  const state: SynthesisState = { stage: 'loaded', layout: layoutFor(FIRST_SIZE, 'loaded') };
  const apparatus = createSynthesisApparatus(context);
  const { bath, ice, funnel } = apparatus;
  const flask = createReactionFlask(context, state, { hot: bath, cold: ice });
  const water = createCarriedWashBottle(context, state, flask, funnel.height);
  const knob = apparatus.knob();
  const steps = createStepHandles(context);
  const next = createCallout(context, { size: 14, tone: 'plain' });
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(...apparatus.roots, flask.foot, water.root, flask.degrees, next.root, message.root);
  let size: StageSize | null = null;
  let drawn = false;
  let washes = 0;

  function lay(): void {
    if (!size) return;
    const layout = layoutFor(size, state.stage);
    state.layout = layout;
    apparatus.lay(layout, size.type);
    steps.lay(layout);
    knob.lay(layout.parts.bath);
    flask.lay();
    water.lay(size.type);
    const { words } = layout;
    next.root.position.set(words.x, words.y);
    next.lay(words.width);
    message.lay(words.width);
  }

  /** Another step has begun, or the crystals were washed once more. */
  function follow({ stage, washes: washed }: SynthesisFrame['view'], now: number): void {
    if (stage !== state.stage || !drawn) {
      if (drawn && stage === 'quenched') {
        apparatus.quench(now);
        water.pour(now);
      }
      state.stage = stage;
      drawn = true;
      lay();
    }
    if (washed > washes) water.pour(now);
    washes = washed;
  }

  return {
    root,
    resize(stageSize) {
      size = stageSize;
      lay();
      cupboard.resize(stageSize, state.layout.benchY, state.layout.sashY);
    },
    draw(frame, now) {
      const { view } = frame;
      follow(view, now);
      flask.move(root, water.root, now);
      water.draw(now);
      if (flask.held || water.held) context.redraw();
      flask.draw(frame, root);
      knob.draw(frame, now);
      apparatus.draw(frame, state.layout, now);
      next.set(nextStep(view));
      message.set(view.message ?? '');
      const { words } = state.layout;
      message.root.position.set(words.x, words.y + next.root.height + WORDS_GAP);
    },
    describe: describeSynthesis,
    destroy: () => root.destroy({ children: true }),
  };
};
