import * as z from 'zod';
import { STATUSES } from './reservation-status.ts';

export const StatusSchema = z.enum(STATUSES);
