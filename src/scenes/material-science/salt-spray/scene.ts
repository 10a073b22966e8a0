/** A salt-spray cabinet in a materials laboratory: the panel rusts in its fog, the balance says what it lost, the log sheet what was seen. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame } from '../../contract';
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
import { createBalance } from '../../kit/meters/balance';
import { createRoom } from '../../kit/room/room';
import { createLogSheet } from './log-sheet';
import { createPanelFace } from './panel-face';
import { CABINET, COUPON_BOX, COVER_BOX, createSprayCabinet, PANEL_HANDLE, TOWER_BOX } from './spray-cabinet';

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
const COVERED = 0x8f9aa6;
const TONES: Readonly<Record<SprayFrame['params']['material'], readonly [number, number]>> = {
  'Carbon steel': [0x9aa3ac, 0x7c848b],
  Zinc: [0xacb6bf, 0x8d979e],
  'Aluminium 6061': [0xc9ced3, 0xa3a7a8],
  Copper: [0xbf7a4c, 0x5f8a73],
  'Stainless 304': [0xb7bec4, 0xaab1b7],
  'Stainless 316': [0xb9c0c6, 0xaeb5bb],
};
const COATS: Readonly<Record<SprayFrame['params']['coating'], number | null>> = {
  None: null,
  'Zinc plate': 0xb7c4d3,
  'Zinc plate passivated': 0xbfb78e,
  'Hot-dip zinc': 0xa3adb8,
  Paint: 0x2f5c95,
  'Zinc phosphate and paint': 0x2f7568,
};
/** Cells of the face for a millimetre. */
const CELLS_PER_MM = 2;
const BALANCE = { width: 232, height: 66 } as const;
/** The panel lies on the pan, seen from the side and a little from above. */
const LYING = { width: 150, height: 62, skew: -0.5 } as const;

const modeWords = ({ mode, door }: SprayFrame['view']): string => {
  if (mode === 'weighed') return 'weighed';
  if (mode === 'removed') return 'panel out';
  if (door) return 'cover open';
  return mode === 'spraying' ? 'running' : 'ready';
};

export const createScene: CreateScene<'salt_spray'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'Salt spray' });
  const laboratory = createRoom(context, { kind: 'workshop' });
  const face = createPanelFace(MASK.columns, MASK.rows);
  const cabinet = createSprayCabinet(context, face.sprite());
  const log = createLogSheet(context);
  const control = createInstrument(context, {
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
  const balance = createBalance(context, BALANCE);
  const lying = face.sprite();
  lying.anchor.set(0.5, 1);
  lying.setSize(LYING.width, LYING.height);
  lying.skew.x = LYING.skew;
  lying.y = 4;
  balance.load.addChild(lying);
  const scales = new Container({ label: 'weighing' });
  scales.addChild(balance.root);
  root.addChild(laboratory.root, cabinet.root, scales, log.root, control.root);
  const handles = {
    cover: context.actionHandle('open_door', { grip: 'none' }),
    tower: context.actionHandle('start', { name: 'Atomiser: start the spray', grip: 'press' }),
    panel: context.actionHandle('remove_panel', { name: 'Panel: take it out', grip: 'press' }),
    coupon: context.actionHandle('run_coupon', { name: 'Hooks: hang a coupon in', grip: 'press' }),
    pan: context.actionHandle('clean_and_weigh', { name: 'Balance: clean and weigh the panel', grip: 'press' }),
    log: context.actionHandle('inspect', { name: 'Log sheet: inspect the panel', grip: 'press' }),
  } as const;
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let pan: Box = { x: 0, y: 0, width: 1, height: 1 };
  let sheetBox: Box = pan;
  const parts = {
    cabinet: {
      lay(box, type) {
        const { x, y, scale } = fitted(box, CABINET);
        stand = { x: x + CABINET.left * scale, y, scale };
        cabinet.root.position.set(stand.x, stand.y);
        cabinet.root.scale.set(stand.scale);
        cabinet.fit(stand.scale, type);
      },
    } satisfies Placed,
    log: {
      root: log.root,
      lay(box, type) {
        sheetBox = box;
        log.lay(box, type);
      },
    } satisfies Placed,
    control,
    balance: {
      lay(box, type) {
        // Room above the pan for the panel.
        const whole = { width: BALANCE.width + 20, height: BALANCE.height + 100 };
        const placed = fitted(box, whole);
        const scale = placed.scale;
        balance.lay(
          {
            x: placed.x,
            y: placed.y + placed.height - balance.size.height * scale,
            width: placed.width,
            height: balance.size.height * scale,
          },
          type,
        );
        pan = { x: placed.x, y: placed.y, width: placed.width, height: placed.height - BALANCE.height * scale };
      },
    } satisfies Placed,
  };

  function drawFace({ view, params, fields, hidden }: SprayFrame): void {
    const secret = hidden.has('material') || hidden.has('coating');
    const [tone, tarnished] = TONES[params.material];
    const coat = params.material === 'Carbon steel' ? COATS[params.coating] : null;
    const look = {
      tone: secret ? COVERED : (coat ?? tone),
      tarnished: secret ? COVERED : (coat ?? tarnished),
      tarnish: Math.round(view.tarnish * 40) / 40,
      brushed: coat === null,
      cleaned: view.mode === 'weighed' && !view.paint,
      scribe: view.creep === null ? null : Math.round(view.creep * CELLS_PER_MM * 4) / 4,
    };
    face.paint(fields.surface, look, `${view.picture} ${Object.values(look).join(' ')}`);
  }

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], parts, stageRoom(stage, 14, 22), stage.type);
      placeHandle(handles.cover, boxOf(stand, COVER_BOX));
      placeHandle(handles.tower, boxOf(stand, TOWER_BOX));
      placeHandle(handles.panel, boxOf(stand, PANEL_HANDLE));
      placeHandle(handles.coupon, boxOf(stand, COUPON_BOX));
      placeHandle(handles.pan, pan);
      placeHandle(handles.log, sheetBox);
      laboratory.resize(stage, stand.y + CABINET.height * stand.scale * 0.86, [
        { ...boxOf(stand, { x: 310, y: 494, width: 500, height: 200 }), tone: theme.housing },
      ]);
    },

    draw(frame, now) {
      const { view, params, shown, hidden } = frame;
      const out = view.mode === 'removed' || view.mode === 'weighed';
      drawFace(frame);
      cabinet.set(
        {
          open: view.door,
          fog: view.fog,
          panel: !out,
          coupon: view.coupon && !view.coupon.weighed ? view.coupon.hours : null,
          collected: hidden.has('collection') ? null : params.collection,
          salt: hidden.has('nacl') ? '–' : `${params.nacl} %`,
        },
        now,
      );
      lying.visible = out;
      balance.set(view.mode === 'weighed' ? `${shown.mass_end.text} g` : '');
      control.set('temperature', hidden.has('temperature') ? '–' : String(params.temperature));
      control.set('hours', view.hours.toFixed(1));
      control.note(modeWords(view), view.door ? 'warning' : 'plain');
      log.set(
        view.log.map(({ hours, red, grade }) => [
          hours.toFixed(hours < 100 ? 1 : 0),
          red < 0.1 ? red.toFixed(3) : red.toFixed(red < 10 ? 2 : 1),
          grade === null || hidden.has('coating') ? '–' : String(grade),
        ]),
        hidden.has('coating') ? null : shown.d610_grade.value === null ? null : Number(shown.d610_grade.value),
      );
      handles.tower.enable(view.mode === 'mounted');
      handles.panel.enable(view.mode === 'spraying');
      handles.coupon.enable(!out && (!view.coupon || view.coupon.weighed));
      handles.pan.enable(view.mode === 'removed');
      handles.log.enable(view.mode === 'spraying');
    },

    describe({ view, params, shown, hidden }) {
      const secret = hidden.has('material') || hidden.has('coating');
      const coat = params.material === 'Carbon steel' && params.coating !== 'None' ? ` with ${params.coating}` : '';
      const sentences = [
        `A panel${secret ? '' : ` of ${params.material}${coat}`} ${
          view.mode === 'weighed'
            ? 'lies cleaned on the balance'
            : view.mode === 'removed'
              ? 'lies on the balance with its rust'
              : 'stands on the rack of the cabinet'
        }.`,
        view.fog ? 'Fog fills the cabinet.' : view.door ? 'The cover is open.' : '',
        view.hours > 0
          ? `After ${shown.hours.text} h red rust covers ${shown.red_rust_area.text} %, white rust ${shown.white_rust_area.text} %.`
          : '',
        view.coupon && !view.coupon.weighed ? 'A steel coupon hangs beside it.' : '',
        shown.mass_loss.value === null ? '' : `It lost ${shown.mass_loss.text} g/m².`,
        view.log.length > 0 ? `The log sheet has ${view.log.length} lines.` : '',
      ];
      return sentences.filter((sentence) => sentence !== '').join(' ');
    },

    destroy() {
      root.destroy({ children: true });
      face.destroy();
    },
  };
};
