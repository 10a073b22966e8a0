/** What the stage of the throw shows beside the field: read-out of the focus, graphs, the series of shots, the legend. */
import { Container, Graphics } from 'pixi.js';
import { formatFixed } from '../../../engine/runtime/format';
import type { StageSize } from '../contract';
import type { World } from '../kit/landscape';
import { createMotionGraphs } from '../kit/motion-graphs';
import { createNoteCard } from '../kit/note-card';
import { createReadOut } from '../kit/read-out';
import { createVectorArrow } from '../kit/vector-arrow';
import { roundUp, type ProjectileContext, type ProjectileField, type ProjectileFrame } from './projectile-field';

export interface ProjectileDisplays {
  readonly root: Container;
  lay(stage: StageSize): void;
  draw(frame: ProjectileFrame, now: number): void;
  /** The read-out follows at once: the tracer was moved. */
  touch(): void;
}

const READ_OUT = {
  wide: { x: 16, y: 52, width: 262, height: 100 },
  narrow: { x: 8, y: 6, width: 478, height: 62 },
} as const;
const GRAPHS = { x: 292, y: 52, width: 404, height: 100 } as const;
const SERIES = { x: 710, y: 52, width: 236 } as const;
const LEGEND = { right: 946, y: 511 } as const;
const CARD_MARGINS = 22;
const LINE = 1.35;
const TEXT = 13;
const LEAST_TEXT = 12;
const TEXT_EVERY_MS = 125;
const TRACE_WIDTH = 5;
/** Distance between two entries of the legend, stage units. */
const ENTRY = 26;

const WORLDS: readonly { readonly gravity: number; readonly world: World; readonly name: string }[] = [
  { gravity: 1.62, world: 'moon', name: 'Moon' },
  { gravity: 3.71, world: 'mars', name: 'Mars' },
  { gravity: 9.81, world: 'earth', name: 'Earth' },
];
const ELSEWHERE = { world: 'elsewhere', name: '' } as const;

/** Where things fall like this (m/s²), if anybody knows. */
export const worldOf = (gravity: number): { readonly world: World; readonly name: string } =>
  WORLDS.find((known) => Math.abs(known.gravity - gravity) < 1e-9) ?? ELSEWHERE;

export function createProjectileDisplays(context: ProjectileContext, field: ProjectileField): ProjectileDisplays {
  const { theme } = context;
  const root = new Container({ label: 'displays' });
  const readOut = createReadOut(context, TEXT);
  const graphs = createMotionGraphs(context, [
    { title: 'x / m', colour: 0x7cb8ff },
    { title: 'y / m', colour: theme.screenGlow },
    { title: 'vᵧ / m/s', colour: 0xff8a80 },
  ]);
  const series = createNoteCard(context, SERIES.width, 0, true);
  const legend = new Container({ label: 'legend' });
  const sampleArrow = createVectorArrow(theme.ink, 3);
  const sampleText = context.text({ size: 12, mono: true, colour: theme.ink, anchor: [0, 0.5] });
  const dot = new Graphics().circle(0, 0, 3.6).fill(theme.accent);
  const flashText = context.text({ size: 12, mono: true, colour: theme.ink, anchor: [0, 0.5] });
  legend.addChild(sampleArrow.root, sampleText, dot, flashText);
  root.addChild(readOut.root, graphs.root, series.root, legend);

  let narrow = false;
  let textSize = TEXT;
  let launches = -1;
  let graphed = 0;
  let lastText = Number.NEGATIVE_INFINITY;
  let shownLegend = '';

  function drawReadOut(): void {
    const { focus } = field;
    readOut.root.visible = focus !== null;
    if (!focus) return;
    const { time, x, y, vx, vy } = focus;
    const pad = (value: number): string => formatFixed(value, 2).padStart(7);
    const speed = Math.sqrt(vx * vx + vy * vy);
    readOut.set(
      narrow
        ? `t${pad(time)} s x${pad(x)} y${pad(y)} m\nv${pad(speed)} vx${pad(vx)} vy${pad(vy)} m/s`
        : `t ${pad(time)} s   v  ${pad(speed)} m/s\nx ${pad(x)} m   vx ${pad(vx)} m/s\ny ${pad(y)} m   vy ${pad(vy)} m/s`,
    );
  }

  function drawGraphs({ view, fields }: ProjectileFrame): void {
    const { flight } = view;
    const present = view.traces[0]?.number === view.launches ? view.traces[0] : null;
    graphs.root.visible = !narrow && flight !== null && present !== null;
    if (narrow || !flight || !present) {
      graphed = 0;
      return;
    }
    if (view.launches !== launches || graphed === 0) {
      launches = view.launches;
      graphed = 0;
      const speed = roundUp(Math.max(flight.fullSpeed, 0.01));
      graphs.begin(roundUp(Math.max(flight.expectedTime, 0.01)), [
        { from: 0, to: roundUp(Math.max(flight.expectedReach, 0.01)) },
        { from: 0, to: roundUp(Math.max(view.top, 0.01)) },
        { from: -speed, to: speed },
      ]);
    }
    for (; graphed < present.points; graphed++) {
      const p = graphed * TRACE_WIDTH;
      const [time = 0, x = 0, y = 0, , vy = 0] = fields.traces.subarray(p, p + TRACE_WIDTH);
      graphs.add(time, [x, y, vy], false);
    }
    if (flight.phase !== 'resting') graphs.add(flight.time, [flight.x, flight.y, flight.vy], true);
  }

  function drawSeries({ view: { series: run } }: ProjectileFrame): void {
    series.root.visible = !narrow && run !== null;
    if (narrow || !run) return;
    const { angle, velocity, count, mean, deviation, standardError } = run;
    const decimals = mean < 10 ? 3 : 2;
    const spread =
      deviation === null || standardError === null
        ? 'one shot: no spread yet'
        : `s ${deviation.toFixed(decimals)}   s/√n ${standardError.toFixed(decimals)}`;
    series.set(`${count} × ${angle}°, ${velocity} m/s`, `mean ${mean.toFixed(decimals)} m\n${spread}`);
  }

  function drawLegend({ view: { flight }, params }: ProjectileFrame): void {
    if (narrow) return;
    const { sample } = field;
    const { name } = worldOf(params.gravity);
    const speed = sample ? `${sample.speed} m/s` : '';
    const length = sample?.length ?? 0;
    const flashes = flight ? `every ${Number(flight.strobeInterval.toFixed(3))} s` : '';
    const key = `${speed} ${length} ${flashes} ${params.gravity}`;
    if (key === shownLegend) return;
    shownLegend = key;
    sampleArrow.set(length, 0);
    sampleText.text = speed;
    sampleText.x = length + 8;
    dot.visible = flashes !== '';
    dot.x = sample ? sampleText.x + sampleText.width + ENTRY : 0;
    const place = name === '' ? `${params.gravity} m/s²` : `${name}, ${params.gravity} m/s²`;
    flashText.text = flashes === '' ? place : `${flashes}   ${place}`;
    flashText.x = dot.visible ? dot.x + 10 : 0;
    legend.x = LEGEND.right - flashText.x - flashText.width;
  }

  return {
    root,
    lay(stage) {
      narrow = stage.layout === 'narrow';
      textSize = Math.max(TEXT, LEAST_TEXT * stage.pixel);
      const box = READ_OUT[stage.layout];
      readOut.root.position.set(box.x, box.y);
      readOut.lay(box.width, narrow ? box.height : Math.max(78, 3 * LINE * textSize + 20));
      graphs.root.position.set(GRAPHS.x, GRAPHS.y);
      graphs.lay(GRAPHS.width, GRAPHS.height);
      graphed = 0;
      series.root.position.set(SERIES.x, SERIES.y);
      series.resize(SERIES.width, CARD_MARGINS + 3 * LINE * textSize);
      legend.y = LEGEND.y;
      legend.visible = !narrow;
      shownLegend = '';
      lastText = Number.NEGATIVE_INFINITY;
    },
    touch() {
      lastText = Number.NEGATIVE_INFINITY;
    },
    draw(frame, now) {
      if (!frame.running || now === 0 || now - lastText > TEXT_EVERY_MS) {
        lastText = now;
        drawReadOut();
      }
      drawGraphs(frame);
      drawSeries(frame);
      drawLegend(frame);
    },
  };
}
