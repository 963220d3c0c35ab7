import { z } from 'zod';
import { costlyLimit, endpoint, readLimit } from './endpoint.ts';
import { policy } from './policy.ts';
import {
  choice,
  correctionSchema,
  email,
  id,
  idempotencyKey,
  idInAddress,
  idOf,
  limit,
  line,
  looseningSchema,
  page,
  pagingSchema,
  placeWords,
  reasonSchema,
  said,
  searchWords,
  sitemapPartSchema,
  sitemapSchema,
  text,
  time,
} from './values.ts';

const approvalStatuses = ['pending', 'approved', 'rejected'] as const;
export const approvalStatusSchema = z.enum(approvalStatuses);
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const industries = [
  'teknologi',
  'konsulering',
  'design',
  'finans',
  'helse',
  'utdanning',
  'industri',
  'handel',
  'transport',
  'bygg',
  'media',
] as const;

/** Employees, both ends included. The register withholds numbers under 5, which makes them micro. */
export const businessSizes = {
  micro: { from: 1, to: 9 },
  small: { from: 10, to: 49 },
  medium: { from: 50, to: 249 },
  large: { from: 250, to: null },
} as const;

export const businessSizeNames = ['micro', 'small', 'medium', 'large'] as const;
export const businessSorts = ['newest', 'oldest', 'name', 'employees', 'relevance'] as const;

/** What the specifications read of the register's record; towns in ordinary writing, missing where the register has nothing. */
export const brregDataSchema = z.object({
  naeringskode1: z.object({ kode: z.string().optional(), beskrivelse: z.string() }).optional(),
  postadresse: z.object({ poststed: z.string(), postnummer: z.string().optional() }).optional(),
  antallAnsatte: z.number().int().optional(),
  /** True without `antallAnsatte`: between one and four. */
  harRegistrertAntallAnsatte: z.boolean().optional(),
  organisasjonsform: z.object({ kode: z.string().optional(), beskrivelse: z.string() }).optional(),
  hjemmeside: z.string().optional(),
  stiftelsesdato: z.string().optional(),
});

export const businessCardSchema = z.object({
  id,
  _id: id,
  name: z.string(),
  businessName: z.string(),
  organizationNumber: z.string(),
  logoUrl: z.string().nullable(),
  logoPath: z.string().nullable(),
  shortDescription: z.string(),
  createdAt: time,
  isActive: z.boolean(),
  location: z.string().nullable(),
  municipality: z.string().nullable(),
  municipal: z.string().nullable(),
  industry: z.string().nullable(),
  employeeCount: z.number().int().nullable(),
  activePositions: z.number().int(),
  brregData: brregDataSchema,
});

/** How many who applied were promised an answer by a day that is over, and how many of them had it then. */
export const promisesSchema = z.object({ promised: z.number().int(), kept: z.number().int() });

const registerTroubles = ['bankrupt', 'deleted', 'removed', 'unknown', 'sub-unit'] as const;
export type RegisterTrouble = (typeof registerTroubles)[number];

/** For those who manage the business. To everybody else owner, reasons and troubles are null, whatever there is. */
const managedFields = {
  approvalStatus: approvalStatusSchema,
  rejectionReason: z.string().nullable(),
  /** What staff asked to have changed before it can be approved. */
  askedChange: z.string().nullable(),
  /** Taken down by staff: nobody else puts it back. */
  isStopped: z.boolean(),
  maxActivePositions: z.number().int(),
  isOwner: z.boolean(),
  isShared: z.boolean(),
  /** Null also when there is no such account any more. */
  owner: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** What the register says that keeps it from being shown. */
  registerTrouble: z.enum(registerTroubles).nullable(),
  /** The same in words. */
  registerTroubleText: z.string().nullable(),
};

export const businessSchema = businessCardSchema.extend({
  longDescription: z.string(),
  approvedAt: time.nullable(),
  /** Whether a message can be sent through the profile. */
  hasContactAddress: z.boolean(),
  /** What the register has for it, where its owner here has confirmed an address there. */
  confirmedDomain: z.string().nullable(),
  /** Null while there are too few to say anything. */
  promises: promisesSchema.nullable(),
  ...managedFields,
});

const businessPaginationSchema = pagingSchema.extend({
  page: z.number().int(),
  totalBusinesses: z.number().int(),
});

const counts = z.record(z.string(), z.number().int());

export const businessMessageSchema = z.object({
  name: line('Navn er påkrevd', policy.lengths.senderName),
  email: email(),
  message: text('Skriv en melding', policy.lengths.businessMessage, 'Meldingen'),
  /** A field that people never see. What fills it in is a machine. */
  website: z.string().max(500).default(''),
  idempotencyKey,
});

/** Of what those call who manage a business. */
export const ofBusiness = z.object({ businessId: idOf('Ugyldig bedrift-ID') });

export const businesses = {
  list: endpoint({
    method: 'GET',
    path: '/business',
    summary: 'Approved, active businesses; facets count each value with the other filters kept.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object({
      page,
      limit: limit(),
      search: searchWords,
      industry: choice(industries),
      location: placeWords,
      size: choice(businessSizeNames),
      sort: choice(businessSorts),
    }),
    reply: z.object({
      businesses: z.array(businessCardSchema.extend({ why: z.array(reasonSchema) })),
      pagination: businessPaginationSchema,
      /** `location` by county. */
      facets: z.object({ industry: counts, size: counts, location: counts }),
      corrections: z.array(correctionSchema),
      loosened: z.array(looseningSchema),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/business/:organizationNumber',
    summary: 'One business by its organisation number or id; owners see their own in every state.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ organizationNumber: idInAddress('Ugyldig organisasjonsnummer') }),
    reply: z.object({ business: businessSchema }),
  }),
  message: endpoint({
    method: 'POST',
    path: '/business/:organizationNumber/message',
    summary: 'Mails a message to the contact address of a business.',
    access: 'anyone',
    rateLimit: costlyLimit,
    params: z.object({ organizationNumber: idInAddress('Ugyldig organisasjonsnummer') }),
    body: businessMessageSchema,
    reply: said,
  }),
  sitemap: endpoint({
    method: 'GET',
    path: '/business/sitemap',
    summary: 'The parts of the sitemap of public businesses.',
    access: 'anyone',
    rateLimit: readLimit,
    reply: z.object({ parts: sitemapSchema }),
  }),
  sitemapPart: endpoint({
    method: 'GET',
    path: '/business/sitemap/:part',
    summary: 'The addresses of one part of the sitemap.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ part: page }),
    reply: z.object({ urls: sitemapPartSchema }),
  }),
};

export type BusinessCard = z.output<typeof businessCardSchema>;
