/** A salt-spray cabinet in a materials laboratory: the panel rusts in its fog, the balance says what it lost, the log sheet what was seen. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  boxOf,
  column,
  fitted,
  grow,
  type Placed,
  placeHandle,
  row,
  spaced,
  stageRoom,
  type Stand,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createLogSheet } from './log-sheet';
import { createPanelBalance } from './panel-balance';
import { createPanelFace } from './panel-face';
import { panelLook } from './panel-look';
import {
  CABINET,
  type CabinetState,
  COUPON_BOX,
  COVER_BOX,
  createSprayCabinet,
  PANEL_HANDLE,
  TOWER_BOX,
} from './spray-cabinet';
import { describeSpray, logLines, modeWords } from './spray-words';

type SprayFrame = Frame<'salt_spray'>;

const ARRANGEMENT: Arrangements<'cabinet' | 'log' | 'control' | 'balance'> = {
  wide: spaced(
    16,
    row(
      grow(62, 'cabinet'),
      grow(
        38,
        spaced(12, column(grow(50, spaced(12, row(grow(54, 'log'), grow(46, 'control')))), grow(50, 'balance'))),
      ),
    ),
  ),
  tall: spaced(
    10,
    column(
      grow(60, 'cabinet'),
      grow(40, spaced(10, row(grow(46, 'log'), grow(54, spaced(8, column(grow(48, 'control'), grow(52, 'balance'))))))),
    ),
  ),
};
const MASK = { columns: 200, rows: 300 } as const;

const createControl = (context: SceneContext<'salt_spray'>) =>
  createInstrument(context, {
    form: 'panel',
    title: 'Cabinet',
    display: {
      rows: [
        { unit: '°C', widest: '00', key: 'temperature' },
        { unit: 'h', widest: '0000.0', second: true, key: 'hours' },
      ],
      note: true,
    },
    knobs: [{ input: 'temperature', print: '°C' }],
  });

/** What is pressed at its place. */
const createHandles = (context: SceneContext<'salt_spray'>) => ({
  cover: context.actionHandle('open_door', { grip: 'none' }),
  tower: context.actionHandle('start', { name: 'Atomiser: start the spray', grip: 'press' }),
  panel: context.actionHandle('remove_panel', { name: 'Panel: take it out', grip: 'press' }),
  coupon: context.actionHandle('run_coupon', { name: 'Hooks: hang a coupon in', grip: 'press' }),
  pan: context.actionHandle('clean_and_weigh', { name: 'Balance: clean and weigh the panel', grip: 'press' }),
  log: context.actionHandle('inspect', { name: 'Log sheet: inspect the panel', grip: 'press' }),
});

const isOut = ({ mode }: SprayFrame['view']): boolean => mode === 'removed' || mode === 'weighed';

const cabinetState = ({ view, params, hidden }: SprayFrame): CabinetState => ({
  open: view.door,
  fog: view.fog,
  panel: !isOut(view),
  coupon: view.coupon && !view.coupon.weighed ? view.coupon.hours : null,
  collected: hidden.has('collection') ? null : params.collection,
  salt: hidden.has('nacl') ? '–' : `${params.nacl} %`,
});

export const createScene: CreateScene<'salt_spray'> = (context) => {
  const root = new Container({ label: 'Salt spray' });
  const laboratory = createRoom(context, { kind: 'workshop' });
  const face = createPanelFace(MASK.columns, MASK.rows);
  const cabinet = createSprayCabinet(context, face.sprite());
  const log = createLogSheet(context);
  const control = createControl(context);
  const balance = createPanelBalance(context, face.sprite());
  root.addChild(laboratory.root, cabinet.root, balance.root, log.root, control.root);
  const handles = createHandles(context);
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  const layCabinet: Placed = {
    lay(box, type) {
      const { x, y, scale } = fitted(box, CABINET);
      stand = { x: x + CABINET.left * scale, y, scale };
      cabinet.root.position.set(stand.x, stand.y);
      cabinet.root.scale.set(stand.scale);
      cabinet.fit(stand.scale, type);
    },
  };
  const layLog: Placed = {
    root: log.root,
    lay(box, type) {
      log.lay(box, type);
      placeHandle(handles.log, box);
    },
  };

  function drawControl({ view, params, hidden }: SprayFrame): void {
    control.set('temperature', hidden.has('temperature') ? '–' : String(params.temperature));
    control.set('hours', view.hours.toFixed(1));
    control.note(modeWords(view), view.door ? 'warning' : 'plain');
  }
  function enableHandles({ mode, coupon }: SprayFrame['view'], out: boolean): void {
    handles.tower.enable(mode === 'mounted');
    handles.panel.enable(mode === 'spraying');
    handles.coupon.enable(!out && (!coupon || coupon.weighed));
    handles.pan.enable(mode === 'removed');
    handles.log.enable(mode === 'spraying');
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { cabinet: layCabinet, log: layLog, control, balance },
        stageRoom(stage, 14, 22),
        stage.type,
      );
      placeHandle(handles.cover, boxOf(stand, COVER_BOX));
      placeHandle(handles.tower, boxOf(stand, TOWER_BOX));
      placeHandle(handles.panel, boxOf(stand, PANEL_HANDLE));
      placeHandle(handles.coupon, boxOf(stand, COUPON_BOX));
      placeHandle(handles.pan, balance.pan);
      laboratory.resize(stage, stand.y + CABINET.height * stand.scale * 0.86, [
        { ...boxOf(stand, { x: 310, y: 494, width: 500, height: 200 }), tone: context.theme.housing },
      ]);
    },

    draw(frame, now) {
      const { view, fields, shown, hidden } = frame;
      const out = isOut(view);
      const look = panelLook(frame);
      face.paint(fields.surface, look, `${view.picture} ${Object.values(look).join(' ')}`);
      cabinet.set(cabinetState(frame), now);
      drawControl(frame);
      balance.set(out, view.mode === 'weighed' ? `${shown.mass_end.text} g` : '');
      const grade = hidden.has('coating') ? null : shown.d610_grade.value;
      log.set(logLines(frame), grade === null ? null : Number(grade));
      enableHandles(view, out);
    },

    describe: describeSpray,

    destroy() {
      root.destroy({ children: true });
      face.destroy();
    },
  };
};
