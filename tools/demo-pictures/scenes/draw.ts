import type { Canvas } from '../core/canvas.ts';
import { hashText } from '../core/random.ts';
import type { ViewKind } from '../identity/views.ts';
import { drawBathroom } from '../rooms/bathroom.ts';
import { drawBedroomFront } from '../rooms/bedroom-front.ts';
import { drawBedroom } from '../rooms/bedroom.ts';
import { drawKitchen } from '../rooms/kitchen.ts';
import { drawAerial } from './aerial.ts';
import { drawFacade, drawPoolside } from './facade.ts';
import { drawIndoorPool } from './indoor.ts';
import type { SceneSpec } from './scene.ts';
import { drawTerrace } from './terrace.ts';

const COMPOSITIONS: Record<ViewKind, (spec: SceneSpec) => Canvas> = {
  front: drawFacade,
  evening: drawFacade,
  pool: drawPoolside,
  'indoor-pool': drawIndoorPool,
  aerial: drawAerial,
  terrace: drawTerrace,
  bedroom: (spec) =>
    hashText(`${spec.house.id}/manner`) % 2 === 0 ? drawBedroom(spec) : drawBedroomFront(spec),
  kitchen: drawKitchen,
  bathroom: drawBathroom,
};

/** Draw a view of a house; the same view always gives the same picture. */
export function drawView(kind: ViewKind, spec: SceneSpec): Canvas {
  return COMPOSITIONS[kind](spec);
}
