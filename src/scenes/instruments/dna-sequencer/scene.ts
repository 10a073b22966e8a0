/**
 * Reading DNA: the machine's window, the trace with its letters or the pile-up of clusters about a difference, qualities and depth, and
 * what the alignment says on paper.
 */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { pileAlignment } from './alignment';
import { createLetterRows } from './letter-rows';
import { createQualityScreen } from './quality-screen';
import { createReaderWindow } from './reader-window';
import { createResultPaper } from './result-paper';
import { createTraceScreen, type SequencerFrame } from './trace-screen';

/** The most rows that a pile-up has: place, template, clusters, read. */
const PILED = 15;
const ARRANGEMENT: Arrangements<'machine' | 'trace' | 'quality' | 'slip'> = {
  wide: column(
    grow(1.05, row(grow(1, 'machine'), grow(1.45, 'trace'))),
    grow(1, row(grow(2.3, 'quality'), grow(1, 'slip'))),
  ),
  tall: column(grow(1, row(grow(1.35, 'machine'), grow(1, 'slip'))), grow(1.4, 'trace'), grow(1.05, 'quality')),
};

function describeReading({ view, shown, params }: SequencerFrame): string {
  return [
    view.method === null
      ? view.loaded
        ? 'A sample is loaded; nothing has been read.'
        : 'The machine is empty.'
      : view.method === 'Sanger'
        ? `Bands of four colours pass the laser: ${view.passed} of ${view.length} bases.`
        : `Clusters light up on the flow cell: cycle ${view.passed} of ${view.length}.`,
    view.called > 0 ? `Called: ${view.called} bases of mean quality ${shown.mean_q.text}.` : '',
    view.rows ? `Differences from the template: ${shown.variants_found.text}.` : '',
    view.rows && view.clusterReads.length > 0
      ? 'Letters of single clusters stand below the template, the column of the difference marked.'
      : '',
    view.method === null
      ? ''
      : `The curve of reads shows how often reads of ${params.read_length} bases cover the genome.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export const createScene: CreateScene<'dna_sequencing'> = (context) => {
  const root = new Container({ label: 'DNA sequencer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const machine = createReaderWindow(context);
  const { screenInk, screenGlow } = context.theme;
  const piled = createLetterRows(context, { ink: screenInk, band: screenGlow, most: PILED, name: 'Template' });
  const trace = createTraceScreen(context, piled);
  const quality = createQualityScreen(context);
  const paper = createResultPaper(context);
  root.addChild(room.root, machine.root, ...trace.views, ...quality.views, paper.slip, piled.root, paper.printed);

  function drawMachine({ view, time }: SequencerFrame, flow: boolean): void {
    if (view.method === null) machine.idle(view.loaded);
    else if (flow) machine.flowCell(view.votes, view.passed, view.running ? 1 - (time % 1) : 0.6);
    else machine.capillary(view.passed, view.letters);
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { machine, trace, quality, slip: paper },
        inset(stageBox(stage), 14, 14),
        stage.type,
      );
      room.resize(stage, stage.height * (stage.layout === 'wide' ? 0.46 : 0.3));
    },

    draw(frame) {
      const { view } = frame;
      const flow = view.method === 'Illumina';
      drawMachine(frame, flow);
      trace.draw(frame, flow);
      piled.root.visible = view.rows !== null && flow;
      if (view.rows && flow) pileAlignment(piled, view.rows, frame);
      quality.draw(frame);
      paper.draw(frame);
    },

    describe: describeReading,

    destroy: () => root.destroy({ children: true }),
  };
};
