type Access = 'public' | 'owner' | 'admin';

/**
 * A call of section 7 of the specification: its path, who may make it, its page size if it is a
 * list.
 */
type SpecCall = { method: string; path: string; access: Access; take?: number };

/** `GET /path access [take]`, one a line; paths that the specification leaves open are ours. */
const LINES = `
POST /v1/auth/login public

GET /v1/admin/users admin 10
GET /v1/admin/users/{id} admin
GET /v1/admin/users/select admin
POST /v1/admin/users admin
PUT /v1/admin/users/{id} admin
PATCH /v1/admin/users/activity admin

GET /v1/admin/villas owner 20
GET /v1/admin/villas/all owner
GET /v1/admin/villas/withdates owner
GET /v1/admin/villas/{id} owner
POST /v1/admin/villas admin
PUT /v1/admin/villas/{villa_id} admin
PUT /v1/admin/villas/btrans/{villa_id} admin
PUT /v1/admin/villas/{villa_id}/features admin
POST /v1/admin/villas/price admin
PUT /v1/admin/villas/price/{id} admin
DELETE /v1/admin/villas/price/{id} admin
POST /v1/admin/villas/date owner
PUT /v1/admin/villas/date/{id} owner
DELETE /v1/admin/villas/date/{id} owner
POST /v1/admin/villas/date/sync/preview admin
POST /v1/admin/villas/date/sync admin
PATCH /v1/admin/villas/deleteical admin
POST /v1/admin/villas/image admin
DELETE /v1/admin/villas/image/{id} admin
PUT /v1/admin/villas/image/updateorder admin
DELETE /v1/admin/villas/comment/{id} admin
PUT /v1/admin/villas/commentactivity/{id} admin
PATCH /v1/admin/villas/activity admin
PATCH /v1/admin/villas/setpopular admin
PATCH /v1/admin/villas/setvillaofmonth admin
PATCH /v1/admin/villas/order admin

GET /v1/admin/reservations owner 100
GET /v1/admin/reservations/{id} owner
POST /v1/admin/reservations admin
PUT /v1/admin/reservations/{id} admin
PATCH /v1/admin/reservations/{id} admin
POST /v1/admin/sendbank admin
POST /v1/admin/sendconfirm admin
POST /v1/admin/sendpaymentlink admin
GET /v1/admin/occupancy owner
GET /v1/admin/transactions admin 100
GET /v1/admin/transactions/{id} admin

GET /v1/admin/external owner 20
GET /v1/admin/external/{id} owner

GET /v1/admin/villatypes admin 10
GET /v1/admin/villatypes/{id} admin
POST /v1/admin/villatypes admin
PUT /v1/admin/villatypes/{id} admin
DELETE /v1/admin/villatypes/{id} admin
GET /v1/admin/towns admin 10
GET /v1/admin/towns/select admin
POST /v1/admin/towns admin
PUT /v1/admin/towns/{town_id} admin
DELETE /v1/admin/towns/{town_id} admin
GET /v1/admin/showtown/{id} admin
GET /v1/admin/districts admin 10
GET /v1/admin/districts/select admin
POST /v1/admin/districts admin
PUT /v1/admin/districts/{district_id} admin
DELETE /v1/admin/districts/{district_id} admin
GET /v1/admin/showdistrict/{id} admin

GET /v1/admin/other owner
GET /v1/admin/unreadcount owner
GET /v1/admin/contact/messages admin 10
GET /v1/admin/contact/messages/{id} admin
GET /v1/admin/comment owner 10
GET /v1/admin/comment/{id} owner
PUT /v1/admin/about/edit admin
PUT /v1/admin/rental/edit admin
PUT /v1/admin/cancel/edit admin
PUT /v1/admin/privacy/edit admin
PUT /v1/admin/kvkk/edit admin
PUT /v1/admin/howrent/edit admin
PUT /v1/admin/home/edit admin
PUT /v1/admin/exchange/edit admin
PUT /v1/admin/site/edit admin
PUT /v1/admin/contact/edit admin
PUT /v1/admin/social/edit admin
GET /v1/admin/getexchange admin
GET /v1/admin/mailtemplates admin
PATCH /v1/admin/mailtemplates/activity admin
PUT /v1/admin/mailtemplates/{id} admin
GET /v1/admin/blog admin 10
POST /v1/admin/blog admin
POST /v1/admin/blog/edit admin
DELETE /v1/admin/blog/{id} admin
GET /v1/admin/banks admin
POST /v1/admin/banks admin
PUT /v1/admin/banks/{id} admin
DELETE /v1/admin/banks/{id} admin
PATCH /v1/admin/banks/activity admin
GET /v1/admin/team admin
POST /v1/admin/team admin
DELETE /v1/admin/team/{id} admin
PATCH /v1/admin/team/order admin
GET /v1/admin/faq admin
POST /v1/admin/faq admin
PUT /v1/admin/faq/{id} admin
DELETE /v1/admin/faq/{id} admin
GET /v1/admin/subscribers admin 50
DELETE /v1/admin/subscribers/{id} admin
GET /v1/admin/ourdocuments admin
POST /v1/admin/ourdocuments admin
DELETE /v1/admin/ourdocuments/{id} admin
GET /v1/admin/listVillaFeatures admin
POST /v1/admin/featurecategory admin
DELETE /v1/admin/featurecategory/{id} admin
POST /v1/admin/feature admin
PUT /v1/admin/feature/{id} admin
DELETE /v1/admin/feature/{id} admin

GET /v1/district public
GET /v1/town public
GET /v1/town/popular public
GET /v1/villatype public
GET /v1/search/options public
GET /v2/search public 20
GET /v1/search/input public
GET /v1/search/shortterm public
GET /v1/offer public
GET /v1/website/about public
GET /v1/website/privacy public
GET /v1/website/rental public
GET /v1/website/cancel public
GET /v1/website/kvkk public
GET /v1/website/howrent public
GET /v1/website/contact public
GET /v1/website/home public
GET /v1/website/bank public
GET /v1/website/team public
GET /v1/website/ourdocuments public
GET /v1/website/faq public
GET /v1/website/comments public 20
GET /v1/website/sitedata public
POST /v1/website/subscribe public
`;

export const SPEC_CALLS: SpecCall[] = LINES.split('\n').flatMap((line) => {
  const [method, path, access, take] = line.split(' ');
  if (!method || !path) return [];
  return [{ method, path, access: access as Access, ...(take && { take: Number(take) }) }];
});
