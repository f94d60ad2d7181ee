import type { VillaExtra } from '#domain/extras/offered.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { HouseGuide } from '#domain/villas/house-guide.ts';
import type { NearbyPlace } from '#domain/villas/nearby.ts';
import type { Landscape } from '../towns.ts';
import type { HomeKind } from './villa-names.ts';
import type { VillaTypeSlug } from './villa-types.ts';

export type RoomFacts = { name: string; beds: string };

export type PoolFacts = {
  use: 'private' | 'shared';
  kind: 'outdoor' | 'indoor' | 'children';
  widthCm: number;
  lengthCm: number;
  depthCm: number;
  heated: boolean;
  sheltered: boolean;
};

export type Place = 'sea' | 'centre' | 'market' | 'restaurant' | 'hospital' | 'airport';
export type DistanceFacts = { place: Place; metres: number };

export type PoolShape = 'infinity' | 'l' | 'kidney' | 'round' | 'indoor' | 'sheltered';

/** What a picture of the home must show; `pool` is null when it has none of its own. */
type SceneFacts = {
  landscape: Landscape;
  pool: PoolShape | null;
  sea: boolean;
  size: 'small' | 'large';
};

export type PermitFacts = {
  no: string;
  date: string;
  holder: string;
  address: string;
  maxGuests: number;
  plaqueNo: string;
  /** ISO 8601 instant. */
  verifiedAt: string;
};

export type AddressFacts = {
  neighbourhood: string;
  avenue: string;
  street: string;
  outerDoorNo: string;
  innerDoorNo: string;
};

/** Invented facts for the handover. Never public. */
export type PrivateFacts = {
  greeterName: string;
  greeterPhone: string;
  caretakerName: string;
  caretakerPhone: string;
  keyBox: string;
  doorCode: string;
  houseGuide: HouseGuide;
  nearby: NearbyPlace[];
  wifiName: string;
  wifiPassword: string;
  calendarManager: string;
  agencyNotes: string;
};

/** Everything that the importer writes for one home. Money in kuruş, rates in basis points. */
export type VillaFacts = {
  n: number;
  /** "V1001". */
  code: string;
  name: string;
  slug: string;
  kind: HomeKind;
  ownerIndex: number;
  townSlug: string;
  districtCode: number;
  neighbourhood: string;
  typeSlugs: VillaTypeSlug[];
  featureSlugs: string[];
  summary: string;
  description: string[];
  included: string[];
  excluded: string[];
  houseRules: string[];
  notes: string;
  why: string;
  goodToKnow: string[];
  bedrooms: number;
  bathrooms: number;
  floors: number;
  capacity: number;
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  rooms: RoomFacts[];
  pools: PoolFacts[];
  distances: DistanceFacts[];
  latitude: number;
  longitude: number;
  checkInTime: string;
  checkOutTime: string;
  deposit: Kurus;
  depositTaker: 'agency' | 'owner';
  cleaningFee: Kurus;
  cleaningThreshold: number;
  minNightsSeason: number;
  minNightsOther: number;
  commissionRate: number;
  prepaymentRate: number;
  /** Some owners let their house be booked at once. */
  instant: boolean;
  instantAgreedOn: Day | null;
  extras: VillaExtra[];
  /** A night in July 2027, in kuruş. */
  baseNightly: Kurus;
  /** Whether winter is the high season. */
  winterSeason: boolean;
  permit: PermitFacts;
  address: AddressFacts;
  scene: SceneFacts;
  private: PrivateFacts;
};
