import { expect, it } from 'vitest';
import { COLUMNS, fitColumns } from './columns.tsx';

const ids = (room: number) => fitColumns(COLUMNS, room).map((column) => column.id);

it('keeps every column where there is room', () => {
  expect(ids(Infinity)).toEqual(COLUMNS.map((column) => column.id));
});

it('drops the least needed first and keeps the order', () => {
  expect(ids(740)).toEqual(['customer', 'villa', 'checkin', 'status']);
  expect(ids(0)).toEqual([]);
});

it('has an order of going for every column', () => {
  expect(new Set(COLUMNS.map((column) => column.drop)).size).toBe(COLUMNS.length);
});
