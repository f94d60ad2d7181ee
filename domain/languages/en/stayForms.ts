import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/stayForms.ts';

export default {
  guests: {
    title: 'Guest list',
    law: 'Turkish law no. 1774 on identity reporting requires everybody who stays in the house to be reported before arrival; we do not ask for photos of documents.',
    reported: {
      jandarma:
        'The guests of this house are reported to the gendarmerie’s system on arrival and departure; it asks for everybody’s number, infants included.',
      polis:
        'The guests of this house are reported to the police’s system on arrival and departure; it asks for everybody’s number, infants included.',
    },
    parents: 'Of foreign guests it also asks for the names of father and mother and the sex.',
    problems: (people) =>
      `The details of ${counted.people(people)} need a correction; the others were saved.`,
    doneOf: 'People completed',
    see: 'See or correct the people',
    fill: 'Fill in the people',
    save: 'Save',
    privacy:
      'Identity numbers are stored encrypted, never shown again once saved, and deleted when the legal period is over. <kvkk>Your personal data</kvkk>',
    person: (number) => `Person ${number}`,
    firstName: 'First name',
    lastName: 'Last name',
    nationality: 'Nationality',
    birthDate: 'Date of birth',
    plate: 'Licence plate (if any)',
    fatherName: 'Father’s first name',
    motherName: 'Mother’s first name',
    sex: 'Sex',
    choose: 'Choose',
    sexes: { female: 'Female', male: 'Male' },
  },
  after: {
    title: 'After your stay',
    returned: (amount, day) => `${amount} of your deposit was refunded on ${day}.`,
    toReturn: (amount) =>
      `Your deposit of ${amount} will be refunded once the house has been checked; you will see it here.`,
    kept: (amount) => `${amount} was kept for damage; we have emailed you the reason.`,
    howWas: (villa) => `How was ${villa}? Write your review`,
    reviewLater: 'You can write your review here once your departure is recorded.',
    reviewWaits:
      'We have received your review; once we have read and approved it, it appears on the page of the villa.',
    published: (villa) => `Your review is published. <reviews>Reviews of ${villa}</reviews>`,
    nextYear: 'The same house next year',
    nextYearAt: (stay, nights, total) => `${stay} · ${counted.nights(nights)}: <b>${total}</b>`,
    nextYearClosed: (stay, nights) =>
      `${stay} · ${counted.nights(nights)}: not on sale yet, or taken.`,
    seeNights: 'See the same nights',
  },
  ask: {
    title: 'Would you like something?',
    kinds: {
      dates: 'I would like to change the dates',
      people: 'The number of guests has changed',
      extra: 'I would like an extra',
      late_checkout: 'I would like a late check-out',
      cancel: 'I would like to cancel',
    },
    newDates: 'New dates',
    newArrival: 'New arrival',
    newDeparture: 'New departure',
    offered: 'Offered in this house',
    somethingElse: 'I would like something else',
    whatElse: 'If it is something else: what would you like?',
    what: 'What would you like?',
    whatHint: 'Airport transfer, cot, pool heating…',
    untilWhen: 'Until what time?',
    nowAt: (time) => `Your check-out is at ${time} now.`,
    cancelToday: (paid, kept, refund) =>
      `If you cancel today, the terms keep <b>${kept}</b> of the ${paid} that you have paid, and <b>${refund}</b> is refunded. <terms>Cancellation terms</terms>`,
    note: 'Your note (optional)',
    sendCancel: 'Send my cancellation request',
    send: 'Send my request',
  },
  requests: {
    title: 'Your requests',
    kinds: {
      transfer: 'Transfer reported',
      dates: 'Change of dates',
      people: 'Change of guests',
      cancel: 'Cancellation',
      extra: 'Extra',
      late_checkout: 'Late check-out',
    },
    states: {
      open: 'Awaiting answer',
      accepted: 'Granted',
      declined: 'Declined',
      withdrawn: 'Withdrawn by you',
    },
    found: 'In our account',
    takeBack: 'Withdraw',
    takeBackOf: (label) => `Withdraw: ${label}`,
    transfer: (amount) => `Transfer of ${amount}`,
    cancel: (refund) => `Cancellation; refund under the terms ${refund}`,
    priced: (what, amount) => `${what}, ${amount}`,
    lateCheckout: (time) => `Check-out at ${time}`,
  },
  messages: {
    title: 'Messages',
    you: 'You',
    agency: 'Agency',
    write: 'Write to us',
    send: 'Send',
  },
  address: {
    title: 'Your email address',
    unknown: 'We do not know your email address; if you enter it, we send your documents there.',
    goesTo: (email) => `Our emails go to <mail>${email}</mail>.`,
    writeIt: 'Enter my address',
    isItWrong: 'Is the address wrong?',
    right: 'Correct address',
    note: 'The old address is told, and the link of this page is renewed.',
    correct: 'Correct the address',
  },
  take: {
    title: 'Take it with you',
    calendar: 'Add to calendar (Apple, Outlook)',
    googleCalendar: 'Google Calendar',
    invoiceNumber: (numbers) => `Invoice no.: ${numbers}`,
    invoice: 'Invoice (PDF)',
    voucher: 'Voucher (PDF)',
    contract: 'Contract (PDF)',
    forCompanions: 'For your fellow travellers',
    copyLink: 'Copy the shared link',
    byWhatsApp: 'Send by WhatsApp',
    whatTheySee:
      'This link shows the address, directions and, on the day of arrival, the door code; it shows no amounts, booking code or identities.',
    share: 'Share with my fellow travellers',
  },
  forms: {
    unreadable:
      'We could not read the form that you sent; the files may be too large. A receipt may have 10 MB, all photos together 15 MB.',
    photosAgain: 'Please choose your photos again.',
  },
  done: {
    transfer:
      'We have received your report. Once the transfer is in our account, the paid amount is updated here.',
    guests: 'What you entered is saved.',
    share: 'Your link to share is ready.',
    withdraw: 'Your request is withdrawn.',
    email:
      'Your email address is corrected; we have sent an email to the new one. The link of your page was renewed, too.',
    review:
      'Thank you. Once we have read and approved your review, it appears on the page of the villa.',
    message: 'We have received your message; our answer appears here and in your email.',
    dates: 'We have received your request; you will see the answer here and in your email.',
    people: 'We have received your request; you will see the answer here and in your email.',
    extra: 'We have received your request; you will see the answer here and in your email.',
    late_checkout: 'We have received your request; you will see the answer here and in your email.',
    cancel: 'We have received your cancellation request; we will answer it with the refund.',
  },
} satisfies Like<typeof turkish>;
